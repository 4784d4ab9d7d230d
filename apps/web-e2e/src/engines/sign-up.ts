import { type Account, newAccount } from '../support/people';
import { button, label, text } from './queries';
import type { Visitor } from './visitor';

/** Signs up through the forms, as a stranger does. */
export async function signUp(visitor: Visitor, name: string): Promise<Account> {
  const account = newAccount(name);
  await visitor.open('/community');
  await visitor.click(button('Sign up'));
  await visitor.fill(label('Full name'), account.name);
  await visitor.fill(label('Email'), account.email);
  await visitor.fill(label('Password'), account.password);
  await visitor.click(button('Sign up'));
  await visitor.isAt('/community');
  await visitor.see(text(account.name));
  return account;
}
