import { useEffect } from 'react';
import { countText } from './notifications-count';
import { useUnreadNotifications } from '../../data/notifications/use-unread-notifications';

const COUNT = /^\(\d+\+?\) /;

/** Keeps a title such as `(3) Feed · Aranya`, also when the page changes it. */
export function useCountInTitle(): void {
  const unread = useUnreadNotifications() ?? 0;
  useEffect(() => {
    const write = () => {
      const title = `${unread > 0 ? `(${countText(unread)}) ` : ''}${document.title.replace(COUNT, '')}`;
      if (title !== document.title) document.title = title;
    };
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    write();
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [unread]);
}
