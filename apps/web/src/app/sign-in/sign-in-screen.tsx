import { Button, Checkbox } from '@aranya/ui';
import {
  setStaySignedIn,
  useBehindSignIn,
  useSession,
  useStaySignedIn,
  useWasSignedIn,
} from '../../lib/session';
import { artwork } from '../../lib/artwork';
import { lazyOffline } from '../../lib/lazy-part';
import { BrandLink } from '../../parts/site/brand-link';
import { paths } from '../../lib/paths';
import { getSettings } from '../../lib/settings';
import { ThemeToggle } from '../../parts/site/theme-toggle';
import styles from './sign-in-screen.module.css';

const entryNote = lazyOffline(() => import('./entry-note'));
const whatMembersSaw = lazyOffline(() => import('./what-members-saw'));

export function SignInScreen() {
  const { status, problem } = useSession();
  const ready = status === 'signed-out';
  const behind = useBehindSignIn();
  const isKnown = useWasSignedIn();
  const { claim, tagline } = getSettings().site;
  return (
    <main className={styles.screen}>
      <section className={styles.art}>
        <img
          className={styles.picture}
          src={artwork.scene('signin')}
          alt=""
          width="1100"
          height="1200"
          fetchPriority="high"
        />
        <BrandLink className={styles.brand} />
        <div className={styles.words}>
          {claim && (
            <p className={styles.used}>
              {claim.stars && (
                <span role="img" aria-label="Five stars" className={styles.stars}>
                  {[1, 2, 3, 4, 5].map((star) => (
                    <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
                      <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.500L12 17.500l-5.9 3.1 1.2-6.500L2.5 9.500l6.6-.9z" />
                    </svg>
                  ))}
                </span>
              )}
              {claim.text}
            </p>
          )}
          <h1>Together we share, protect, and celebrate the wild.</h1>
          <p className={styles.tagline}>{tagline}</p>
        </div>
      </section>
      <section className={styles.form}>
        <div className={styles.panel}>
          <h2 className="size-3">{behind?.title ?? (isKnown ? 'Welcome back' : 'Join the community')}</h2>
          {behind?.quote !== undefined && (
            <blockquote className={styles.quote} dir="auto">
              {behind.quote}
            </blockquote>
          )}
          <p className={`small ink-2 lh-145 ${styles.lead}`}>
            {behind
              ? `${behind.text} Sign up or sign in, and you come straight back here.`
              : 'Write down what you saw before the tea is cold, keep a life list, and ask what that bird was.'}
          </p>
          <entryNote.Component />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem.message}
            </p>
          )}
          <noscript>
            <p>
              Signing in needs JavaScript. The <a href={paths.species()}>species</a> and the{' '}
              <a href={paths.parks()}>parks</a> work without it.
            </p>
          </noscript>
          <SignInChoices />
          <StaySignedIn disabled={!ready} />
          <p className="note">
            You enter your password on a separate sign-in page. The community never sees it.
          </p>
        </div>
        <div className={styles.seen}>
          <whatMembersSaw.Component />
        </div>
        <ThemeToggle className={`by-script ${styles.theme}`} />
      </section>
    </main>
  );
}

const choices = {
  signup: { label: 'Sign up', pendingLabel: 'Opening the sign-up page' },
  login: { label: 'Sign in', pendingLabel: 'Opening the sign-in page' },
} as const;

/** Offers sign-up first, unless somebody has signed in here before. */
function SignInChoices() {
  const { status, signIn, leaving } = useSession();
  const order = useWasSignedIn() ? (['login', 'signup'] as const) : (['signup', 'login'] as const);
  return (
    <div className={`by-script ${styles.choices}`}>
      {order.map((form, index) => (
        <Button
          key={form}
          size="l"
          variant={index === 0 ? 'primary' : 'outline'}
          pending={leaving === form}
          pendingLabel={choices[form].pendingLabel}
          disabled={status !== 'signed-out' || (leaving !== undefined && leaving !== form)}
          onClick={() => void signIn(form)}
        >
          {choices[form].label}
        </Button>
      ))}
    </div>
  );
}

function StaySignedIn({ disabled }: { disabled: boolean }) {
  const stay = useStaySignedIn();
  return (
    <Checkbox
      className="by-script"
      label="Stay signed in"
      hint="Keeps you signed in on this device. Leave it off on a shared computer."
      checked={stay}
      disabled={disabled}
      onChange={(event) => setStaySignedIn(event.target.checked)}
    />
  );
}
