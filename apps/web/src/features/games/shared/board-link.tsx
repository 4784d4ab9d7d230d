import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { SiteLink } from '../../../lib/language/site-link';

const TO_BOARD = 'to the board';

export function BoardLink(props: Omit<ComponentProps<typeof SiteLink>, 'state'>) {
  return <SiteLink {...props} state={TO_BOARD} />;
}

/** Focuses the board's heading, because the pressed link may be gone or far below. */
export function useBoardFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const chosen = useNavigationType() !== 'POP' && location.state === TO_BOARD;
  useEffect(() => {
    if (chosen) heading.current?.focus({ preventScroll: true });
  }, [chosen, location.key]);
  return heading;
}
