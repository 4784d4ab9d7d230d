import { connectionLists, type ConnectionList, type User } from '@aranya/contracts';
import { refusal, type FakeAnswer, type FakeCall } from './fake-api';

type Lists = Partial<Record<ConnectionList, User[]>>;

/** Answers GET /api/user/connections from `lists`, which a test may change. */
export function fakeConnections(lists: Lists, pageSize = 20) {
  return ({ query }: FakeCall): FakeAnswer => {
    const asked = query.get('list') as ConnectionList | null;
    if (asked === null) return refusal(400, 'invalid_input', 'This stand-in answers one list at a time.');
    const from = Number(query.get('cursor') ?? 0);
    const limit = Number(query.get('limit') ?? pageSize);
    const people = lists[asked] ?? [];
    const each = <Value>(value: (list: ConnectionList) => Value) =>
      Object.fromEntries(connectionLists.map((list) => [list, value(list)]));
    return {
      body: {
        success: true,
        ...each((list) => (list === asked ? people.slice(from, from + limit) : [])),
        counts: each((list) => lists[list]?.length ?? 0),
        next_cursors: each((list) =>
          list === asked && from + limit < people.length ? String(from + limit) : null,
        ),
      },
    };
  };
}
