import type { RelationshipAction } from '../../data/people/relationship.rules';

export type ConfirmedAction = Extract<
  RelationshipAction,
  'decline' | 'cancel' | 'disconnect' | 'removeFollower'
>;

const texts = {
  decline: {
    title: (name: string) => `Decline the request of ${name}?`,
    description: 'It disappears from your list. They are not notified, and can ask you again.',
    confirmLabel: 'Decline',
    cancelLabel: 'Not now',
    danger: false,
  },
  cancel: {
    title: (name: string) => `Cancel your request to ${name}?`,
    description: 'They will no longer see it. You can ask them again later.',
    confirmLabel: 'Cancel request',
    cancelLabel: 'Keep it',
    danger: false,
  },
  disconnect: {
    title: (name: string) => `Remove ${name} from your connections?`,
    description:
      'You will no longer be able to write to each other. You can both still read what you wrote. To connect again, one of you has to ask.',
    confirmLabel: 'Remove connection',
    cancelLabel: 'Stay connected',
    danger: true,
  },
  removeFollower: {
    title: (name: string) => `Remove ${name} from your followers?`,
    description: 'They will no longer follow you. They are not notified, and can follow you again.',
    confirmLabel: 'Remove follower',
    cancelLabel: 'Keep',
    danger: true,
  },
};

export const confirmTexts = (action: ConfirmedAction, name: string) => ({
  ...texts[action],
  title: texts[action].title(name),
});
