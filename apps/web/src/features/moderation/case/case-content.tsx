import type { CaseDetail } from '@aranya/contracts';
import { ExternalLink } from 'lucide-react';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { ButtonLink } from '../../../lib/button-link';
import { Section } from '../../../lib/section';
import styles from './case-content.module.css';
import { EvidencePictures } from './evidence-pictures';

export function CaseContent({ found }: { found: CaseDetail }) {
  const { evidence, current_content: current, context, subject, post_id: postId } = found;
  return (
    <Section className="stack gap-3 packed shrinks" title={m.case_what()}>
      {context.map((before) => (
        <div key={before.id} className="quoted stack gap-1">
          <p className="small ink-3 breaks lh-15">
            {filled(
              (before.kind === 'post' ? m.case_below_post : m.case_reply)({ name: '{name}', time: '{time}' }),
              {
                name: <bdi>{before.author?.full_name ?? m.case_deleted_account()}</bdi>,
                time: <TimeAgo at={before.createdAt} />,
              },
            )}
          </p>
          <p className="ink-2 small breaks pre-line" dir="auto">
            {before.content === '' ? <i>{m.admin_without_words()}</i> : before.content}
          </p>
        </div>
      ))}
      {evidence === null ? (
        <p className="small ink-3 breaks lh-15">{m.case_copy_deleted()}</p>
      ) : (
        <div className={styles.versions}>
          <div className="panel stack gap-3 packed shrinks pad-4">
            {current !== null && (
              <h3 className="inherits small semibold lh-13 ink-3">{m.case_as_reported()}</h3>
            )}
            <Words text={evidence.content} what={subject} />
            {evidence.location !== '' && (
              <p className="small ink-3 breaks lh-15">
                {filled(m.case_location({ place: '{place}' }), { place: <bdi>{evidence.location}</bdi> })}
              </p>
            )}
            <EvidencePictures
              pictures={evidence.pictures}
              veiled={found.reasons.includes('cruelty')}
              owner={evidence.owner_name}
            />
          </div>
          {current !== null && (
            <div className="panel stack gap-3 packed shrinks pad-4">
              <h3 className="inherits small semibold lh-13 ink-3">{m.case_as_now()}</h3>
              <Words text={current} what={subject} />
            </div>
          )}
        </div>
      )}
      {postId !== null && found.subject_state.state === 'visible' && (
        <p>
          <ButtonLink variant="outline" to={paths.post(postId)}>
            <ExternalLink aria-hidden="true" size={18} />
            {m.case_open_post()}
          </ButtonLink>
        </p>
      )}
      {subject === 'user' && found.about && (
        <p>
          <ButtonLink variant="outline" to={paths.profile(found.about._id)}>
            <ExternalLink aria-hidden="true" size={18} />
            {m.admin_open_profile()}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

const wordless = {
  post: m.case_no_words_post,
  comment: m.case_no_words_comment,
  message: m.case_no_words_message,
  user: m.case_no_bio,
};

function Words({ text, what }: { text: string; what: CaseDetail['subject'] }) {
  if (text === '') return <p className="small ink-3 breaks lh-15">{wordless[what]()}</p>;
  return (
    <p className="breaks pre-line" dir="auto">
      {text}
    </p>
  );
}
