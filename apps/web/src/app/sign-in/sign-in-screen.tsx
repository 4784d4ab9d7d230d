import { Button, Checkbox } from '@aranya/ui';
import {
  setStaySignedIn,
  useBehindSignIn,
  useSession,
  useStaySignedIn,
  useWasSignedIn,
} from '../../lib/session';
import { artwork } from '../../lib/artwork';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { Said } from '../../lib/language/said';
import { localized } from '../../lib/language/site-paths';
import { lazyOffline } from '../../lib/lazy-part';
import { BrandLink } from '../../parts/site/brand-link';
import { isSaid } from '../../lib/noscript/noscript';
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
        <div className={styles.stays}>
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
                  <span role="img" aria-label={m.sign_in_stars()} className={styles.stars}>
                    {[1, 2, 3, 4, 5].map((star) => (
                      <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
                        <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.500L12 17.500l-5.9 3.1 1.2-6.500L2.5 9.500l6.6-.9z" />
                      </svg>
                    ))}
                  </span>
                )}
                <Said text={claim.text} />
              </p>
            )}
            <h1>{m.sign_in_heading()}</h1>
            <p className={styles.tagline}>
              <Said text={tagline} />
            </p>
          </div>
        </div>
      </section>
      <section className={styles.form}>
        <div className={styles.panel}>
          <h2 className="size-3">{behind?.title ?? (isKnown ? m.sign_in_back() : m.sign_in_join())}</h2>
          {behind?.picture !== undefined && (
            <img className="wide cover round-2 sand ratio-16-9" src={behind.picture} alt="" />
          )}
          {behind?.quote !== undefined && (
            <blockquote className={styles.quote} dir="auto">
              {behind.quote}
            </blockquote>
          )}
          <p className={`small ink-2 lh-145 ${styles.lead}`}>
            {behind ? m.sign_in_behind({ text: behind.text }) : m.sign_in_lead()}
          </p>
          <entryNote.Component />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem.message}
            </p>
          )}
          <noscript>
            {isSaid && (
              <p>
                {filled(m.sign_in_noscript({ species: '{species}', parks: '{parks}' }), {
                  species: <a href={localized(paths.species())}>{m.sign_in_species()}</a>,
                  parks: <a href={localized(paths.parks())}>{m.sign_in_parks()}</a>,
                })}
              </p>
            )}
          </noscript>
          <SignInChoices />
          <StaySignedIn disabled={!ready} />
          <p className="note">{m.sign_in_password()}</p>
        </div>
        <div className={styles.seen}>
          <whatMembersSaw.Component />
        </div>
      </section>
      <ThemeToggle className={`by-script ${styles.theme}`} />
    </main>
  );
}

const choices = {
  signup: { label: () => m.sign_in_sign_up(), pendingLabel: () => m.sign_in_opening_sign_up() },
  login: { label: () => m.nav_sign_in(), pendingLabel: () => m.sign_in_opening() },
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
          pendingLabel={choices[form].pendingLabel()}
          disabled={status !== 'signed-out' || (leaving !== undefined && leaving !== form)}
          onClick={() => void signIn(form)}
        >
          {choices[form].label()}
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
      label={m.sign_in_stay()}
      hint={m.sign_in_stay_hint()}
      checked={stay}
      disabled={disabled}
      onChange={(event) => setStaySignedIn(event.target.checked)}
    />
  );
}
