import { forestAt, nextCall, type Call } from './forest.rules';

const FADE_S = 2;
/** Loud peaks stay below -12 decibels of full scale. */
const VOLUME = 2;
/** Calls are laid down this far ahead, so that a busy page delays none. */
const AHEAD_S = 2;

function noise(context: BaseAudioContext, seconds: number, shape: (at: number) => number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (Math.random() * 2 - 1) * shape(i / samples.length);
  return buffer;
}

const flat = () => 1;

function loop(context: BaseAudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.start();
  return source;
}

/** Leaves: noise in a low band whose loudness comes and goes. */
function addWind(context: BaseAudioContext, target: AudioNode, loudness: number) {
  const wind = loop(context, noise(context, 7, flat));
  for (const [frequency, Q, gain, sway] of [
    [260, 0.5, 0.1, 0.07],
    [1_900, 0.6, 0.016, 0.11],
  ] as const) {
    const level = new GainNode(context, { gain: gain * loudness });
    const gusts = new OscillatorNode(context, { frequency: sway });
    gusts.connect(new GainNode(context, { gain: gain * loudness * 0.6 })).connect(level.gain);
    gusts.start();
    wind
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q }))
      .connect(level)
      .connect(target);
  }
}

/** A field cricket: chirps of three pulses of about 4.5 kHz (Bennet-Clark 1998, Journal of Experimental Biology). */
function cricket(context: BaseAudioContext, hz: number, chirpSeconds: number): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.ceil(chirpSeconds * rate), rate);
  const samples = buffer.getChannelData(0);
  const pulse = Math.floor(0.017 * rate);
  for (let nth = 0; nth < 3; nth += 1)
    for (let i = 0; i < pulse; i += 1)
      samples[Math.floor(nth * 0.036 * rate) + i] =
        Math.sin((2 * Math.PI * hz * i) / rate) * Math.sin((Math.PI * i) / pulse) ** 2 * (0.6 + nth * 0.2);
  return buffer;
}

/** Three near ones chirp at their own rates, and many far ones are one high, wavering sound. */
function addCrickets(context: BaseAudioContext, target: AudioNode, loudness: number) {
  for (const [hz, seconds, pan, gain] of [
    [4_480, 0.57, -0.6, 0.05],
    [4_730, 0.71, 0.5, 0.035],
    [4_310, 0.93, 0.1, 0.025],
  ] as const)
    loop(context, cricket(context, hz, seconds))
      .connect(new GainNode(context, { gain: gain * loudness }))
      .connect(new StereoPannerNode(context, { pan }))
      .connect(target);
  const many = new GainNode(context, { gain: 0.05 * loudness });
  const waver = new OscillatorNode(context, { frequency: 17 });
  waver.connect(new GainNode(context, { gain: 0.025 * loudness })).connect(many.gain);
  waver.start();
  loop(context, noise(context, 3, flat))
    .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: 5_200, Q: 14 }))
    .connect(many)
    .connect(target);
}

function addCall(context: BaseAudioContext, near: AudioNode, echo: AudioNode, start: number, call: Call) {
  const { notes, pan, distance } = call;
  const place = new BiquadFilterNode(context, { type: 'lowpass', frequency: 9_000 - 6_500 * distance });
  const side = new StereoPannerNode(context, { pan });
  place.connect(side);
  side.connect(new GainNode(context, { gain: 1 - distance })).connect(near);
  side.connect(new GainNode(context, { gain: 0.35 + 0.3 * distance })).connect(echo);
  for (const { at, seconds, fromHz, toHz, loudness } of notes) {
    const from = start + at;
    const tone = new OscillatorNode(context, { frequency: fromHz });
    tone.frequency.setValueAtTime(fromHz, from);
    tone.frequency.exponentialRampToValueAtTime(toHz, from + seconds);
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, from);
    level.gain.linearRampToValueAtTime(loudness * 0.075, from + Math.min(0.03, seconds / 3));
    level.gain.linearRampToValueAtTime(0, from + seconds);
    tone.connect(level).connect(place);
    tone.start(from);
    tone.stop(from + seconds);
  }
}

/**
 * Builds the sound of a forest out of noise and tones.
 * @param hour of the day, 0 to 24
 * @returns lays down the calls of birds until a time of the context, in seconds
 */
export function buildForest(context: BaseAudioContext, target: AudioNode, hour: number) {
  const { crickets, birds, wind } = forestAt(hour);
  addWind(context, target, wind);
  if (crickets > 0) addCrickets(context, target, crickets);
  // The echo of trunks: noise that dies away within two seconds.
  const echo = new ConvolverNode(context, { buffer: noise(context, 2, (at) => (1 - at) ** 4) });
  echo.connect(new GainNode(context, { gain: 0.5 })).connect(target);
  let next = context.currentTime + 1;
  return (until: number) => {
    while (birds > 0 && next < until) {
      const call = nextCall(birds, Math.random);
      addCall(context, target, echo, next, call);
      next += call.after;
    }
  };
}

/**
 * Plays the forest of this hour, and rests while the page is hidden.
 * @returns fades it out and frees the sound device
 */
export function startForest(context: AudioContext): () => void {
  const master = new GainNode(context, { gain: 0 });
  master.connect(context.destination);
  const now = new Date();
  const layCalls = buildForest(context, master, now.getHours() + now.getMinutes() / 60);
  master.gain.setTargetAtTime(VOLUME, context.currentTime, FADE_S / 3);
  const lay = () => layCalls(context.currentTime + AHEAD_S);
  lay();
  const timer = setInterval(lay, (AHEAD_S * 1_000) / 2);
  const rest = () => void (document.hidden ? context.suspend() : context.resume());
  rest();
  document.addEventListener('visibilitychange', rest);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', rest);
    master.gain.cancelScheduledValues(context.currentTime);
    master.gain.setTargetAtTime(0, context.currentTime, FADE_S / 8);
    setTimeout(() => void context.close(), FADE_S * 500);
  };
}
