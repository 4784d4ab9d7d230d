import { m } from '../../lib/language/messages';
import type { RelationshipAction } from '../../data/people/relationship.rules';

export type ConfirmedAction = Extract<
  RelationshipAction,
  'decline' | 'cancel' | 'disconnect' | 'removeFollower'
>;

const texts = {
  decline: (name: string) => ({
    title: m.person_decline_title({ name }),
    description: m.person_decline_text(),
    confirmLabel: m.person_decline(),
    cancelLabel: m.person_not_now(),
    danger: false,
  }),
  cancel: (name: string) => ({
    title: m.person_cancel_title({ name }),
    description: m.person_cancel_text(),
    confirmLabel: m.person_cancel_request(),
    cancelLabel: m.person_keep_request(),
    danger: false,
  }),
  disconnect: (name: string) => ({
    title: m.person_disconnect_title({ name }),
    description: m.person_disconnect_text(),
    confirmLabel: m.person_remove_connection(),
    cancelLabel: m.person_stay_connected(),
    danger: true,
  }),
  removeFollower: (name: string) => ({
    title: m.person_unfollow_title({ name }),
    description: m.person_unfollow_text(),
    confirmLabel: m.person_remove_follower(),
    cancelLabel: m.person_keep_follower(),
    danger: true,
  }),
};

export const confirmTexts = (action: ConfirmedAction, name: string) => texts[action](name);
