import type { CaseDetail } from '@aranya/contracts';
import { ExternalLink } from 'lucide-react';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { ButtonLink } from '../../../lib/button-link';
import { Section } from '../../../lib/section';
import { subjectTexts } from '../shared/admin-texts';
import styles from './case-content.module.css';
import { EvidencePictures } from './evidence-pictures';

export function CaseContent({ found }: { found: CaseDetail }) {
  const { evidence, current_content: current, context, subject, post_id: postId } = found;
  return (
    <Section className="stack gap-3 packed shrinks" title="What was reported">
      {context.map((before) => (
        <div key={before.id} className="quoted stack gap-1">
          <p className="small ink-3 breaks lh-15">
            {before.kind === 'post' ? 'Below the post' : 'In reply to the comment'} of{' '}
            <bdi>{before.author?.full_name ?? 'a deleted account'}</bdi>, <TimeAgo at={before.createdAt} />
          </p>
          <p className="ink-2 small breaks pre-line" dir="auto">
            {before.content === '' ? <i>Without words</i> : before.content}
          </p>
        </div>
      ))}
      {evidence === null ? (
        <p className="small ink-3 breaks lh-15">
          The copy was deleted some time after the report was closed.
        </p>
      ) : (
        <div className={styles.versions}>
          <div className="panel stack gap-3 packed shrinks pad-4">
            {current !== null && <h3 className="inherits small semibold lh-13 ink-3">As it was reported</h3>}
            <Words text={evidence.content} what={subject} />
            {evidence.location !== '' && (
              <p className="small ink-3 breaks lh-15">
                Location: <bdi>{evidence.location}</bdi>
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
              <h3 className="inherits small semibold lh-13 ink-3">As it is now</h3>
              <Words text={current} what={subject} />
            </div>
          )}
        </div>
      )}
      {postId !== null && found.subject_state.state === 'visible' && (
        <p>
          <ButtonLink variant="outline" to={paths.post(postId)}>
            <ExternalLink aria-hidden="true" size={18} />
            Open the post
          </ButtonLink>
        </p>
      )}
      {subject === 'user' && found.about && (
        <p>
          <ButtonLink variant="outline" to={paths.profile(found.about._id)}>
            <ExternalLink aria-hidden="true" size={18} />
            Open the profile
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function Words({ text, what }: { text: string; what: CaseDetail['subject'] }) {
  if (text === '') {
    const none = what === 'user' ? 'The profile has no bio.' : `The ${subjectTexts[what]} has no words.`;
    return <p className="small ink-3 breaks lh-15">{none}</p>;
  }
  return (
    <p className="breaks pre-line" dir="auto">
      {text}
    </p>
  );
}
