import { searchTracks } from './search-tracks';
import { tracks } from './tracks';

const namesOf = (text: string) => searchTracks(text).map(({ name }) => name);

describe('searchTracks', () => {
  test.each(['', ' ', '\t \n'])('blank %j finds none', (text) => expect(searchTracks(text)).toEqual([]));

  test('ignores case and surrounding blanks', () => {
    expect(namesOf('leopard')).toEqual(['Leopard', 'Snow Leopard']);
    expect(namesOf('LEOPARD ')).toEqual(['Leopard', 'Snow Leopard']);
    expect(namesOf('sNoW l')).toEqual(['Snow Leopard']);
    expect(namesOf('-head')).toEqual(['Bar-headed Goose']);
  });

  test('only the name counts', () => {
    expect(namesOf('unicorn')).toEqual([]);
    expect(namesOf('Nagaland')).toEqual([]);
    expect(namesOf('falcon amur')).toEqual([]);
  });

  test('every substring of every name finds its track, in either case', () => {
    for (const track of tracks)
      for (let from = 0; from < track.name.length; from++)
        for (let to = from + 1; to <= track.name.length; to++) {
          const text = track.name.slice(from, to);
          if (text.trim() === '') continue;
          expect(searchTracks(text.toUpperCase())).toContain(track);
          expect(searchTracks(text.toLowerCase())).toContain(track);
        }
  });
});
