import type { RelationshipAction } from '../../data/people/relationship.rules';

/** These actions need a confirmation. */
export type ConfirmedAction = Extract<
  RelationshipAction,
  'decline' | 'cancel' | 'disconnect' | 'removeFollower'
>;

interface ConfirmTexts {
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  danger: boolean;
}

export function confirmTexts(action: ConfirmedAction, name: string): ConfirmTexts {
  switch (action) {
    case 'decline':
      return {
        title: `Decline the request of ${name}?`,
        description: 'It disappears from your list. They are not notified, and can ask you again.',
        confirmLabel: 'Decline',
        cancelLabel: 'Not now',
        danger: false,
      };
    case 'cancel':
      return {
        title: `Cancel your request to ${name}?`,
        description: 'They will no longer see it. You can ask them again later.',
        confirmLabel: 'Cancel request',
        cancelLabel: 'Keep it',
        danger: false,
      };
    case 'disconnect':
      return {
        title: `Remove ${name} from your connections?`,
        description:
          'You will no longer be able to write to each other. You can both still read what you wrote. To connect again, one of you has to ask.',
        confirmLabel: 'Remove connection',
        cancelLabel: 'Stay connected',
        danger: true,
      };
    case 'removeFollower':
      return {
        title: `Remove ${name} from your followers?`,
        description: 'They will no longer follow you. They are not notified, and can follow you again.',
        confirmLabel: 'Remove follower',
        cancelLabel: 'Keep',
        danger: true,
      };
  }
}
