import { test } from '../fixtures';
import { button, heading, label, link, text } from '../queries';
import { signUp } from '../sign-up';

test(
  'somebody signs up, stays signed in after a reload, signs out and in again',
  { tag: '@each-change' },
  async ({ visitor }) => {
    const account = await signUp(visitor, 'Tara Menon');
    await visitor.reload();
    await visitor.see(text(account.name));
    await visitor.click(button('Sign out'));
    await visitor.isAt('/');
    await visitor.click(link('Join Community'));
    await visitor.click(button('Sign in'));
    await visitor.see(heading('Sign in'));
    await visitor.fill(label('Email'), account.email);
    await visitor.fill(label('Password'), account.password);
    await visitor.click(button('Sign in'));
    await visitor.isAt('/community');
    await visitor.see(text(account.name));
  },
);
