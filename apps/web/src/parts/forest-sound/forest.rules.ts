/** How much of each is heard, from 0 to 1. */
export interface Forest {
  crickets: number;
  birds: number;
  wind: number;
}

/** Hours and what is heard at them; between two rows it changes evenly. */
const DAY: readonly [hour: number, forest: Forest][] = [
  [0, { crickets: 1, birds: 0, wind: 0.3 }],
  [4.5, { crickets: 0.9, birds: 0, wind: 0.2 }],
  [6, { crickets: 0.2, birds: 1, wind: 0.3 }],
  [9, { crickets: 0, birds: 0.5, wind: 0.6 }],
  [13, { crickets: 0.1, birds: 0.15, wind: 1 }],
  [17, { crickets: 0.1, birds: 0.6, wind: 0.6 }],
  [19, { crickets: 0.8, birds: 0.1, wind: 0.4 }],
  [20, { crickets: 1, birds: 0, wind: 0.3 }],
  [24, { crickets: 1, birds: 0, wind: 0.3 }],
];

/**
 * Birds sing most at first light and again before dusk, crickets at night, and the wind rises with the heat.
 * @param hour of the day, 0 to 24, with its minutes as a fraction
 */
export function forestAt(hour: number): Forest {
  const next = Math.max(
    1,
    DAY.findIndex(([row]) => row > hour),
  );
  const [from, before] = DAY[next - 1] as (typeof DAY)[number];
  const [to, after] = DAY[next] as (typeof DAY)[number];
  const share = (hour - from) / (to - from);
  const mixed = (part: keyof Forest) => before[part] + (after[part] - before[part]) * share;
  return { crickets: mixed('crickets'), birds: mixed('birds'), wind: mixed('wind') };
}

/** A glide of a whistle. */
export interface Note {
  /** Seconds from the start of the phrase. */
  at: number;
  seconds: number;
  fromHz: number;
  toHz: number;
  /** 0 to 1. */
  loudness: number;
}

type Random = () => number;

/** No bird's own song: a whistle that falls, a trill, a coo from far off, and a warble. */
const VOICES: readonly ((random: Random) => Note[])[] = [
  (random) => {
    const high = 2_600 + random() * 900;
    return [
      { at: 0, seconds: 0.22, fromHz: high, toHz: high * 1.06, loudness: 0.8 },
      { at: 0.3, seconds: 0.38, fromHz: high * 0.86, toHz: high * 0.78, loudness: 1 },
    ];
  },
  (random) => {
    const high = 3_900 + random() * 700;
    const notes = 6 + Math.floor(random() * 7);
    return Array.from({ length: notes }, (_, i) => ({
      at: i * 0.085,
      seconds: 0.06,
      fromHz: high * 1.12,
      toHz: high,
      loudness: 0.35 + (0.3 * i) / notes,
    }));
  },
  (random) => {
    const low = 430 + random() * 90;
    return [0, 0.5, 0.86].map((at, i) => ({
      at,
      seconds: i === 0 ? 0.4 : 0.26,
      fromHz: low,
      toHz: low * (i === 0 ? 1.1 : 0.97),
      loudness: 0.9,
    }));
  },
  (random) => {
    const notes = 4 + Math.floor(random() * 4);
    let at = 0;
    return Array.from({ length: notes }, () => {
      const fromHz = 2_200 + random() * 2_000;
      const seconds = 0.07 + random() * 0.12;
      const note = { at, seconds, fromHz, toHz: fromHz * (0.75 + random() * 0.5), loudness: 0.7 };
      at += seconds + 0.03 + random() * 0.08;
      return note;
    });
  },
];

export interface Call {
  /** Seconds after the call before it. */
  after: number;
  notes: Note[];
  /** -1 left to 1 right. */
  pan: number;
  /** 0 near to 1 far: quieter, duller, and with more echo. */
  distance: number;
}

/** @param birds how much they sing, above 0 to 1; at 1 a call comes each second or two */
export function nextCall(birds: number, random: Random): Call {
  const voice = VOICES[Math.floor(random() * VOICES.length)] as (typeof VOICES)[number];
  return {
    // Bursts and pauses, as from birds that don't wait for one another.
    after: Math.min(12, (-Math.log(1 - random() * 0.98) * 1.3) / birds),
    notes: voice(random),
    pan: random() * 1.6 - 0.8,
    distance: 0.25 + random() * 0.7,
  };
}
