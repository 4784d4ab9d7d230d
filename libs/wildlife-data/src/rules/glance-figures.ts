import type { Glance } from '../glance/glance.schema';
import { inField, type RecordFault } from './record-fault';

type Measure = Glance['size'][number]['measure'];
type Span = readonly [low: number, high: number];

const kilogramsByCubedMetre: Record<Measure, Span> = {
  'head and body length': [0.5, 400],
  'total length': [0.02, 400],
  'body length': [0.02, 400],
  'standing height': [1, 1500],
  'shoulder height': [20, 2500],
  wingspan: [0.02, 10],
  'tail length': [0, Infinity],
  'shell length': [20, 1000],
  'disc width': [1, 60],
  'leg span': [0.02, 300],
  'colony height': [0, Infinity],
};

function spanFaults(what: string, [low, high]: Span, [least, most]: Span, factor: number): string[] {
  const shown = `${low} to ${high}`;
  if (low > high) return [`${what} is ${shown}: the smaller value comes first`];
  if (low < least || high > most) return [`${what} is ${shown}, outside ${least} to ${most}`];
  return high / low > factor
    ? [`${what} is ${shown}: the larger value is over ${factor} times the smaller`]
    : [];
}

function weightFaults(name: string, { size, weight }: Glance): string[] {
  const first = size[0];
  if (!first || !weight) return [];
  const [least, most] = kilogramsByCubedMetre[first.measure];
  const cube = (cm: number) => (cm / 100) ** 3;
  const light = weight.kg[1] < least * cube(first.cm[0]);
  const heavy = weight.kg[0] > most * cube(first.cm[1]);
  return light || heavy
    ? [
        `${name}: weight of ${weight.kg.join(' to ')} kg does not fit a ${first.measure} of ${first.cm.join(' to ')} cm`,
      ]
    : [];
}

export function glanceFigureFaults(name: string, glance: Glance): RecordFault[] {
  const { size, weight, lifespan, young } = glance;
  const measures = size.map(({ measure }) => measure);
  return [
    ...size.flatMap(({ measure, cm }, at) =>
      inField(`size.${at}`, [
        ...spanFaults(`${name}: size, ${measure} in cm,`, cm, [0.2, 3400], 12),
        ...(measures.indexOf(measure) === at ? [] : [`${name}: size names the ${measure} twice`]),
      ]),
    ),
    ...inField('weight', [
      ...(weight ? spanFaults(`${name}: weight in kg`, weight.kg, [0.00005, 200_000], 50) : []),
      ...weightFaults(name, glance),
    ]),
    ...inField(
      'lifespan',
      lifespan ? spanFaults(`${name}: lifespan in years`, lifespan.years, [0.02, 1000], 20) : [],
    ),
    ...inField(
      'young',
      young ? spanFaults(`${name}: young at a time`, young.count, [1, 300_000_000], 10_000) : [],
    ),
  ];
}
