import type { CSSOptions } from 'vite';

type Plugin = Extract<
  NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number],
  { postcssPlugin: string }
>;

const MIX = /color-mix\(in \w+, (var\([\w-]+\)|\w+) (\d+)%, (var\([\w-]+\)|#?\w+)\)/g;

const unmixed = (value: string): string =>
  value.replace(MIX, (_, one: string, share: string, other: string) => (Number(share) < 50 ? other : one));

/**
 * Gives browsers without `color-mix` the larger part of each mixture, as the bar above the page would
 * otherwise be transparent.
 * @throws Error for a mixture written in another way
 */
export const plainColors: Plugin = {
  postcssPlugin: 'plain-colors',
  Once(root, { AtRule, Rule }) {
    root.walkDecls(({ parent, prop, value, important, source }) => {
      if (!value.includes('color-mix(') || parent?.type !== 'rule') return;
      const plain = unmixed(value);
      if (plain.includes('color-mix(')) throw new Error(`Write "${value}" as other mixtures are written.`);
      const { selector } = parent as InstanceType<typeof Rule>;
      const rule = new Rule({ selector, source, nodes: [] });
      rule.append({ prop, value: plain, important: important ?? false, source });
      const params = 'not (color: color-mix(in srgb, red 50%, red))';
      parent.after(new AtRule({ name: 'supports', params, source, nodes: [rule] }));
    });
  },
};
