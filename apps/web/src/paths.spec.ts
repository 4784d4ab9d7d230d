import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import routes from './routes';
import { withoutPrefix } from './lib/language/site-paths';
import { paths } from './lib/paths';

const id = '0190b6a2-0000-7000-8000-000000000000';

const table: Record<string, string> = {
  [paths.home()]: '/',
  [paths.species()]: '/animals',
  [paths.animal(7)]: '/animal/7',
  [paths.taxon(4, 'house-sparrow')]: '/taxa/4-house-sparrow',
  [paths.compare()]: '/animals/compare',
  [paths.news()]: '/news',
  [paths.parks()]: '/parks&sancturies',
  [paths.park('gir')]: '/parks&sancturies/gir',
  [paths.area('area-chilika-lake')]: '/areas/chilika-lake',
  [paths.whereAndWhen('may')]: '/parks&sancturies/where-and-when/may',
  [paths.favorites()]: '/favorites',
  [paths.games()]: '/games',
  [paths.game('akshara')]: '/games/akshara',
  [paths.about()]: '/about-us',
  [paths.contact()]: '/contact-us',
  [paths.credits()]: '/credits',
  [paths.translations()]: '/translations',
  [paths.offline()]: '/offline',
  [paths.privacy()]: '/privacy',
  [paths.rules()]: '/rules',
  [paths.terms()]: '/terms',
  [paths.join('0')]: '/join/0',
  [paths.liveTracking()]: '/live-tracking',
  [paths.measuredTrack('walrus-357')]: '/live-tracking/measured/walrus-357',
  [paths.recentTrack('12-ab')]: '/live-tracking/recent/12-ab',
  [paths.community()]: '/community',
  [paths.messages()]: '/community/messages',
  [paths.chat(id)]: `/community/messages/${id}`,
  [paths.connections()]: '/community/connections',
  [paths.bookmarks()]: '/community/bookmarks',
  [paths.topics()]: '/community/following',
  [paths.notifications()]: '/community/notifications',
  [paths.discover()]: '/community/discover',
  [paths.ownProfile()]: '/community/profile',
  [paths.profile(id)]: `/community/profile/${id}`,
  [paths.ownLifeList()]: '/community/life-list',
  [paths.targets('area-chilika-lake')]: '/community/life-list?tab=targets&park=area-chilika-lake',
  [paths.lifeList(id)]: `/community/life-list/${id}`,
  [paths.tag('tadoba')]: '/community/tag/tadoba',
  [paths.createPost()]: '/community/create-post',
  [paths.createSighting({ species: 'chital', park: 'kanha-national-park' })]:
    '/community/create-post?species=chital&park=kanha-national-park',
  [paths.sightings()]: '/community/sightings',
  [paths.speciesSightings('chital')]: '/community/sightings/species/chital',
  [paths.parkSightings('kanha-national-park')]: '/community/sightings/park/kanha-national-park',
  [paths.cellSightings({ lat: 26.5, lng: 93.1 })]: '/community/sightings/cell/26.5,93.1',
  [paths.sightingsMap()]: '/community/map',
  [paths.post(id)]: `/community/post/${id}`,
  [paths.editWaiting('x')]: '/community/create-post?waiting=x',
  [paths.identify()]: '/community/identify',
  [paths.notificationSettings()]: '/community/notifications/settings',
  [paths.muted()]: '/community/account/muted',
  [paths.account()]: '/community/account',
  [paths.decisions()]: '/community/account/decisions',
  [paths.ownReports()]: '/community/account/reports',
  [paths.admin()]: '/community/admin',
  [paths.adminReport(id)]: `/community/admin/reports/${id}`,
  [paths.adminAppeals()]: '/community/admin/appeals',
  [paths.adminMembers()]: '/community/admin/members',
  [paths.adminMember(id)]: `/community/admin/members/${id}`,
  [paths.adminPhotographs()]: '/community/admin/photographs',
  [paths.adminNames()]: '/community/admin/names',
  [paths.adminSite()]: '/community/admin/site',
  [paths.adminContact()]: '/community/admin/contact',
  [paths.adminEntry()]: '/community/admin/entry',
  [paths.adminRules()]: '/community/admin/rules',
  [paths.adminCounts()]: '/community/admin/counts',
  [paths.adminLog()]: '/community/admin/log',
};

function listPatterns(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const full = [parent, entry.path].filter(Boolean).join('/');
    return entry.children ? listPatterns(entry.children, full) : [`/${full}`];
  });
}

test('the paths are those of the specification, each once', () => {
  expect(Object.keys(table)).toEqual(Object.values(table));
  expect(Object.keys(table)).toHaveLength(Object.keys(paths).length);
});

test('every route has its path builder', async () => {
  const patterns = listPatterns(await routes)
    .map((pattern) => withoutPrefix(pattern.replace('/hi?/mr?/', '/')))
    // Each game has a route of its own, and all have one builder.
    .map((pattern) => pattern.replace(/^\/games\/.+/, '/games/:game'))
    .filter((pattern) => !/\*$|\.(xml|txt)$/.test(pattern));
  expect(patterns).toEqual(expect.arrayContaining(['/', '/community', '/community/create-post']));
  for (const pattern of patterns) {
    expect([pattern, Object.keys(table).filter((path) => matchPath(pattern, path) !== null).length]).toEqual([
      pattern,
      1,
    ]);
  }
});

test('ids cannot break out of their segment', () => {
  expect(paths.profile('../messages')).toBe('/community/profile/..%2Fmessages');
});

test('a life list opens with the species to add', () => {
  expect(paths.ownLifeList('chital')).toBe('/community/life-list?add=chital');
});
