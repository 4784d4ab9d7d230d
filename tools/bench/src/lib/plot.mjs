import { escape } from 'html-escaper';

const WIDTH = 860;
const HEIGHT = 340;
const PLOT = { left: 52, right: 12, top: 64, bottom: 44 };
const INNER = { width: WIDTH - PLOT.left - PLOT.right, height: HEIGHT - PLOT.top - PLOT.bottom };

/** Readable on light and dark pages. */
const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #3d4451 }
  .value { font-size: 9.5px }
  .title { font-size: 15px; font-weight: 600; fill: #1b1f26 }
  .grid { stroke: #d5d9e0 } .target { stroke: #b3261e; stroke-width: 2 }
  .s0 { fill: #9cc3de } .s1 { fill: #4a8dbb } .s2 { fill: #17567f }
  @media (prefers-color-scheme: dark) {
    text { fill: #c3c9d4 } .title { fill: #eef1f5 } .grid { stroke: #3a404b } .target { stroke: #ff8a80 }
    .s0 { fill: #2f5d7c } .s1 { fill: #4f97c6 } .s2 { fill: #a9d6f3 }
  }`;

const round = (value) => Number(value.toFixed(1));
const text = (x, y, content, attributes = '') =>
  `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escape(content)}</text>`;

function frame(title, subtitle, content) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}">`,
    `<style>${STYLE}\n</style>`,
    text(PLOT.left, 20, title, 'class="title"'),
    text(PLOT.left, 38, subtitle),
    ...content,
    '</svg>\n',
  ].join('\n');
}

function chooseStep(max) {
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough);
}

function axis(max, label) {
  const step = chooseStep(max);
  const top = Math.ceil(max / step) * step;
  const y = (value) => PLOT.top + INNER.height * (1 - value / top);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, n) => n * step).flatMap((value) => [
    `<line class="grid" x1="${PLOT.left}" x2="${WIDTH - PLOT.right}" y1="${round(y(value))}" y2="${round(y(value))}"/>`,
    text(PLOT.left - 6, y(value) + 4, label(value), 'text-anchor="end"'),
  ]);
  return { y, lines };
}

const legend = (names, mark) =>
  names.flatMap((name, n) => [mark(n, PLOT.left + n * 130), text(PLOT.left + n * 130 + 18, 57, name)]);

/**
 * @param groups { label, values, target }: one value a series, at most three groups; the target is a line
 * across
 */
export function barChart({ title, subtitle, series, groups }) {
  const max = Math.max(...groups.flatMap(({ values, target = 0 }) => [...values, target]));
  const { y, lines } = axis(max, (value) => String(Number(value.toFixed(2))));
  const slot = INNER.width / groups.length;
  const bar = (slot * 0.78) / series.length;
  const content = groups.flatMap(({ label, values, target }, group) => {
    const left = PLOT.left + group * slot + slot * 0.11;
    const bars = values.flatMap((value, n) => [
      `<rect class="s${n}" x="${round(left + n * bar)}" y="${round(y(value))}" width="${round(bar - 2)}" height="${round(y(0) - y(value))}"/>`,
      text(
        left + (n + 0.5) * bar - 1,
        y(value) - 4,
        value.toFixed(2).replace(/^0/, ''),
        'text-anchor="middle" class="value"',
      ),
    ]);
    const line =
      target === undefined
        ? []
        : [
            `<line class="target" x1="${round(left - 4)}" x2="${round(left + bar * series.length + 2)}" y1="${round(y(target))}" y2="${round(y(target))}"/>`,
          ];
    return [
      ...bars,
      ...line,
      text(left + slot * 0.39, HEIGHT - PLOT.bottom + 18, label, 'text-anchor="middle"'),
    ];
  });
  const mark = (n, x) => `<rect class="s${n}" x="${x}" y="47" width="12" height="12"/>`;
  return frame(title, subtitle, [...lines, ...content, ...legend(series, mark)]);
}
