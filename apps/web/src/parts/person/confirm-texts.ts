import type { RelationshipAction } from '../../data/people/relationship.rules';

/** Actions that need a confirmation. */
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
        description: 'It disappears from your list, and they are not told. They can ask you again.',
        confirmLabel: 'Decline',
        cancelLabel: 'Not now',
        danger: false,
      };
    case 'cancel':
      return {
        title: `Take back your request to ${name}?`,
        description: 'They no longer see it. You can ask them again another time.',
        confirmLabel: 'Take back',
        cancelLabel: 'Keep it',
        danger: false,
      };
    case 'disconnect':
      return {
        title: `Remove ${name} from your connections?`,
        description:
          'You can then no longer write to each other. What you wrote so far stays readable for both. To connect again, one of you has to ask.',
        confirmLabel: 'Remove connection',
        cancelLabel: 'Stay connected',
        danger: true,
      };
    case 'removeFollower':
      return {
        title: `Remove ${name} from your followers?`,
        description: 'They no longer follow you and are not told. They can follow you again.',
        confirmLabel: 'Remove follower',
        cancelLabel: 'Keep',
        danger: true,
      };
  }
}
