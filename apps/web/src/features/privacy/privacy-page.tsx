import { BookOpen, Download, EyeOff, type LucideIcon, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { siteName } from '../../lib/settings';
import { useClubText } from '../../lib/use-club-text';
import { GroundPage } from '../../parts/rules/ground-page';
import { keptTexts } from './kept-texts.server';
import styles from './privacy-page.module.css';

export const loader = () => keptTexts();

export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    title: m.footer_privacy(),
    description: m.privacy_lede({ site: siteName() }),
    path: paths.privacy(),
    card: 'about',
    trail: [{ name: m.footer_privacy(), path: paths.privacy() }],
  });

/** The club's own words come last, so that nothing moves when they arrive. */
export default function PrivacyPage() {
  const kept = useLoaderData<typeof loader>();
  const added = useClubText('privacy', { original: '', rendered: '' });
  return (
    <GroundPage title={m.footer_privacy()} lede={m.privacy_lede({ site: siteName() })} contents={kept}>
      <ul className="stack gap-4 lh-15 measure">
        <Point Icon={BookOpen}>{m.privacy_no_account()}</Point>
        <Point Icon={EyeOff}>{m.privacy_nobody()}</Point>
        <Point Icon={Smartphone}>
          {m.privacy_device()} <SiteLink to={paths.offline()}>{m.privacy_device_link()}</SiteLink>
          {m.privacy_device_end()}
        </Point>
        <Point Icon={Download}>
          {m.privacy_leave()} <SiteLink to={paths.account()}>{m.privacy_leave_link()}</SiteLink>
          {m.privacy_leave_end()}
        </Point>
      </ul>
      <Section title={m.privacy_kept()}>
        {kept.map(({ id, title, what, readers, until }) => (
          <section key={id} className={`${styles.entry} lh-15`} aria-labelledby={id}>
            <h3 className="size-4" id={id}>
              {title}
            </h3>
            <div className="stack gap-3 measure">
              {what.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <dl className="stack gap-2">
                <div>
                  <dt className="small ink-3">{m.privacy_readers()}</dt>
                  <dd>{readers}</dd>
                </div>
                <div>
                  <dt className="small ink-3">{m.privacy_until()}</dt>
                  <dd>{until}</dd>
                </div>
              </dl>
            </div>
          </section>
        ))}
      </Section>
      <Section title={m.privacy_others()}>
        <ul className="stack gap-3 lh-15 measure">
          <li>{m.privacy_map()}</li>
          <li>{m.privacy_push()}</li>
          <li>{m.privacy_provider()}</li>
          <li>{m.privacy_science()}</li>
        </ul>
        <p className="lh-15 measure over-3">{m.privacy_news()}</p>
      </Section>
      <Section title={m.privacy_delete()}>
        <p className="lh-15 measure">{m.privacy_delete_text()}</p>
      </Section>
      {added !== '' && (
        <Section title={m.privacy_added({ site: siteName() })}>
          <p className="lh-15 measure pre-line breaks" dir="auto">
            {added}
          </p>
        </Section>
      )}
    </GroundPage>
  );
}

const Point = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="row gap-4 tops">
    <Icon aria-hidden="true" size={24} className="rigid forest" />
    <span>{children}</span>
  </li>
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="over-7">
      <h2>{title}</h2>
      <div className="over-5">{children}</div>
    </section>
  );
}
