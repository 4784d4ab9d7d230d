export interface DemoConversation {
  readonly between: readonly [string, string];
  readonly daysAgo: number;
  /** The first of the two writes `0`. */
  readonly lines: readonly (readonly [who: 0 | 1, text: string])[];
}

export const conversations: readonly DemoConversation[] = [
  {
    between: ['aarav_frames', 'vikram_tracks'],
    daysAgo: 2.05,
    lines: [
      [0, 'Saw your track post. Same female as at the waterhole?'],
      [1, 'No. Hers is narrower, and she drags the left hind foot a little when she is tired.'],
      [0, 'I have looked at her for a year and never saw that.'],
      [1, 'You look at her face. I only get the ground.'],
    ],
  },
  {
    between: ['priya_studies', 'joseph_canopy'],
    daysAgo: 4.2,
    lines: [
      [0, 'Would you rig one tree for a nest camera? I bring biscuits.'],
      [1, 'Which biscuits?'],
      [0, 'The good ones.'],
      [1, 'Saturday, six. Tree or no tree.'],
    ],
  },
  {
    between: ['meera_in_the_marsh', 'hetal_rann'],
    daysAgo: 1.2,
    lines: [
      [1, 'How many counters do you still need for the pans?'],
      [0, 'Six, with scopes if possible.'],
      [1, 'I bring four people and five scopes. Do not ask.'],
    ],
  },
  {
    between: ['rahul_rivers', 'arjun_ganga'],
    daysAgo: 3.4,
    lines: [
      [0, 'You said you collect old nets. What happens to them then?'],
      [1, 'Cut, washed, and a cooperative twists them into rope. I send you a metre.'],
      [0, 'Send me two. One for the children to pull.'],
    ],
  },
  {
    between: ['sunita_ridley', 'fatima_tides'],
    daysAgo: 0.6,
    lines: [
      [1, 'Can I bring twelve people from the city next weekend?'],
      [0, 'Eight. They walk in a line, nobody runs, no white light.'],
      [1, 'Eight it is. Two will cry, I warn you.'],
      [0, 'Everybody cries.'],
    ],
  },
  {
    between: ['tenzin_above', 'imran_hangul'],
    daysAgo: 6.1,
    lines: [
      [1, 'Which camera survives your winters?'],
      [0, 'None. But lithium cells and a sock make it to February.'],
    ],
  },
  {
    between: ['ananya_teaches', 'selvi_herps'],
    daysAgo: 7.7,
    lines: [
      [0, 'Would you talk to thirty-four children about snakes, by video?'],
      [1, 'Gladly. May I bring a shed skin that is longer than the tallest of them?'],
      [0, 'You must.'],
    ],
  },
  {
    between: ['zubeni_skies', 'nila_north_east'],
    daysAgo: 1.0,
    lines: [
      [0, 'They are here. Come before Thursday, the wind turns.'],
      [1, 'Leaving tonight. Is the bamboo bridge up?'],
      [0, 'Half of it.'],
      [1, 'The right half?'],
    ],
  },
];
