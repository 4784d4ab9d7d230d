import type { User } from '@aranya/contracts';
import { MessageCircle } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';

export function AcceptedNote({ person, link }: { person: User; link: RefObject<HTMLAnchorElement | null> }) {
  const sentenceId = useId();
  return (
    <div className="row gap-3 spread round-2 framed wraps pad-3-4 surface edged">
      <p id={sentenceId} className="shrinks grows breaks">
        {filled(m.connect_now({ name: '{name}' }), { name: <bdi>{person.full_name}</bdi> })}
      </p>
      <ButtonLink ref={link} aria-describedby={sentenceId} to={paths.chat(person._id)}>
        <MessageCircle aria-hidden="true" size={18} />
        {m.person_message()}
      </ButtonLink>
    </div>
  );
}
