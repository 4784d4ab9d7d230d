import type { Glance } from '@aranya/wildlife-data';
import { intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { CompanionShape } from '../glance/companion-shape';
import { type Companion, chooseCompanion, companions, companionText } from '../glance/companions';
import type { ScaledAnimal } from '../glance/scale-drawing';
import { hovers, layOut } from '../glance/scale-scene';
import { measureLabel } from '../glance/measures';
import { lengthText, middle } from '../glance/units';
import { faceToFace, GROUND, measureBar, type SidePlate } from './face-to-face-layout';
import styles from './face-to-face.module.css';

export interface FacingAnimal extends ScaledAnimal {
  measured: Glance['size'][number];
}

const figureAddress = (slug: string) => `/artwork/figures/${slug}.svg`;
const isUnderWater = (pose: string) => pose === 'swim' || pose === 'float';

/** Percent of a plate: hills, the nearer hills, the ground. */
function Land() {
  return (
    <>
      <path fill="var(--far)" d="M0 60q14-9 30-6t28-6 24 3 18-5v54H0z" />
      <path fill="var(--near)" d="M0 68q20-7 42-2t58-4v38H0z" />
    </>
  );
}

function Sea() {
  return (
    <>
      <path fill="var(--far)" d="M0 34q12-4 25 0t25 0 25 0 25 0v66H0z" />
      <path fill="var(--near)" d="M0 62q12-4 25 0t25 0 25 0 25 0v38H0z" />
    </>
  );
}

interface FigureProps {
  slug: string;
  place: { x: number; y: number; width: number; height: number };
  looksRight: boolean;
}

function Figure({ slug, place: { x, y, width, height }, looksRight }: FigureProps) {
  return (
    <image
      href={figureAddress(slug)}
      width={width}
      height={height}
      preserveAspectRatio="none"
      transform={looksRight ? `translate(${x + width} ${y}) scale(-1 1)` : `translate(${x} ${y})`}
    />
  );
}

interface PlateProps {
  facing: FacingAnimal;
  side: number;
  plate: SidePlate;
  companion: Companion;
  looksRight: boolean;
}

/** The round window over a dot, as shares of the plate's side. */
const WINDOW = { x: 0.5, y: 0.33, r: 0.25 };

/** Beside a hand, a butterfly would be small: it has a coin. */
const smallCompanion = (size: { width: number; height: number }) =>
  Math.max(size.width, size.height) < 12 ? companions.coin : chooseCompanion(size);

/** What is in the window, and how many times closer it is seen. */
function closer({ size, box }: ScaledAnimal, side: number) {
  const companion = smallCompanion(size);
  const scene = layOut({ ...size, pose: box.pose }, companion);
  const inner = WINDOW.r * side * 1.6;
  return { companion, scene, inner, times: inner / Math.max(scene.width, scene.height) };
}

function Window({ facing, side, plate, looksRight }: Omit<PlateProps, 'companion'>) {
  const { companion, scene, inner } = closer(facing, side);
  const { animal: at } = plate;
  const [cx, cy, r] = [WINDOW.x * side, WINDOW.y * side, WINDOW.r * side];
  const [dotX, dotY] = [at.x + at.width / 2, at.y + at.height / 2];
  return (
    <>
      <g className={styles.line}>
        <circle cx={dotX} cy={dotY} r={side * 0.03} vectorEffect="non-scaling-stroke" />
        <path d={`M${dotX} ${dotY - side * 0.03}L${cx} ${cy + r}`} vectorEffect="non-scaling-stroke" />
        <circle fill="var(--print)" cx={cx} cy={cy} r={r} vectorEffect="non-scaling-stroke" />
      </g>
      <svg
        x={cx - inner / 2}
        y={cy - inner / 2}
        width={inner}
        height={inner}
        viewBox={`0 0 ${scene.width} ${scene.height}`}
      >
        <Figure slug={facing.animal.slug} place={scene.animal} looksRight={looksRight} />
        <g color="var(--shade)" transform={`translate(${scene.companionAt.x} ${scene.companionAt.y})`}>
          <CompanionShape name={companion.name} />
        </g>
      </svg>
    </>
  );
}

function Plate({ facing, side, plate, companion, looksRight }: PlateProps) {
  const { animal, box, size, measured } = facing;
  const hanging = hovers(box);
  const bar =
    !plate.isDot && measureBar(plate, side, size.measure, middle(measured.cm), looksRight ? -1 : 1, hanging);
  return (
    <svg
      className={styles.plate}
      data-medium={isUnderWater(box.pose) ? 'water' : 'land'}
      viewBox={`0 0 ${side} ${side}`}
    >
      <svg viewBox="0 0 100 100">
        <circle fill="var(--sun)" cx={looksRight ? 30 : 70} cy="26" r="13" />
        {isUnderWater(box.pose) ? <Sea /> : <Land />}
        <path fill="var(--earth)" d={`M0 ${GROUND * 100}h100v30H0z`} />
        <path fill="#20160a" opacity=".1" d="M0 91q24-7 50-2t50-5v20H0z" />
      </svg>
      {plate.companion && (
        <g color="var(--shade)" transform={`translate(${plate.companion.x} ${plate.companion.y})`}>
          <CompanionShape name={companion.name} />
        </g>
      )}
      {!hanging && (
        <ellipse
          cx={plate.animal.x + plate.animal.width / 2}
          cy={side * GROUND}
          rx={plate.animal.width * 0.46}
          ry={Math.min(plate.animal.width * 0.05, side * 0.014)}
          fill="#20160a"
          opacity=".3"
        />
      )}
      <Figure slug={animal.slug} place={plate.animal} looksRight={looksRight} />
      {bar && (
        <path
          className={styles.line}
          d={`M${bar.a.join(' ')}L${bar.b.join(' ')}`}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {plate.isDot && <Window {...{ facing, side, plate, looksRight }} />}
    </svg>
  );
}

const timesText = (times: number) => Number(times.toPrecision(2)).toLocaleString(intlLocale());

function dotText(facing: FacingAnimal, side: number): string {
  const { times, companion } = closer(facing, side);
  return m.compare_dot({
    name: facing.animal.name,
    times: timesText(times),
    companion: companionText(companion),
  });
}

/** Two species on plates of one scale, looking at each other. */
export function FaceToFace({ facing: [a, b] }: { facing: readonly [FacingAnimal, FacingAnimal] }) {
  const companion = smallCompanion({
    width: Math.max(a.size.width, b.size.width),
    height: Math.max(a.size.height, b.size.height),
  });
  const { side, plates } = faceToFace(
    [
      { ...a.size, pose: a.box.pose },
      { ...b.size, pose: b.box.pose },
    ],
    companion,
  );
  const both = [
    { facing: a, plate: plates[0] },
    { facing: b, plate: plates[1] },
  ];
  return (
    <figure className={styles.pair}>
      <div
        role="img"
        aria-label={m.scale_label({
          name: m.compare_pair({ a: a.animal.name, b: b.animal.name }),
          companion: companionText(companion),
        })}
        className={styles.plates}
      >
        {both.map(({ facing, plate }, at) => (
          <Plate
            key={facing.animal.slug}
            facing={facing}
            side={side}
            plate={plate}
            companion={companion}
            looksRight={at === 0}
          />
        ))}
      </div>
      <figcaption className={styles.words}>
        {both.map(({ facing: { animal, measured } }) => (
          <p key={animal.slug} className="small ink-2">
            <b>{animal.name}</b>
            {m.compare_drawn({ length: lengthText(measured.cm), measure: measureLabel(measured.measure) })}
          </p>
        ))}
        <p className="note">
          {[
            m.compare_one_scale({ companion: companionText(companion) }),
            ...both.filter(({ plate }) => plate.isDot).map(({ facing }) => dotText(facing, side)),
          ].join(' ')}
        </p>
      </figcaption>
    </figure>
  );
}
