import { eq } from 'drizzle-orm';
import { newId } from '../../src/platform/common/ids';
import { lifeRecords, users } from '../../src/platform/db/schema';
import { get, type MakeRequest, post } from './matrix-request';

export const lifeListRequests: Record<string, MakeRequest> = {
  'POST /api/life-list/get': async ({ api, ids }) => {
    await api.db.write.update(users).set({ lifeList: 'connections' }).where(eq(users.id, ids.owner));
    return { path: '/api/life-list/get', json: { profileId: ids.owner } };
  },
  'POST /api/life-list/add': post('/api/life-list/add', () => ({
    records: [{ species: 'chital', seen_on: '2026-03-01' }],
  })),
  'POST /api/life-list/change': async ({ api, ids }) => {
    const record = { userId: ids.owner, species: 'chital', seenOn: '2026-03-01' };
    await api.db.write.insert(lifeRecords).values(record).onConflictDoNothing();
    return { path: '/api/life-list/change', json: { species: 'chital', seen_on: '2026-03', park: null } };
  },
  'POST /api/life-list/remove': post('/api/life-list/remove', () => ({ species: 'chital' })),
  'POST /api/life-list/targets': post('/api/life-list/targets', () => ({
    park: 'kaziranga-national-park',
    month: 5,
  })),
  'POST /api/life-list/visibility': post('/api/life-list/visibility', () => ({ visibility: 'public' })),
  'POST /api/life-list/import/match': post('/api/life-list/import/match', () => ({
    names: [{ scientific_name: 'Axis axis', common_name: 'Chital' }],
  })),
  'POST /api/life-list/import/add': post('/api/life-list/import/add', () => ({
    import_id: newId(),
    source: 'ebird',
    records: [{ species: 'chital', seen_on: '2026-03-01' }],
  })),
  'POST /api/life-list/import/undo': post('/api/life-list/import/undo', () => ({ import_id: newId() })),
  'GET /api/life-list/imports': get('/api/life-list/imports'),
};
