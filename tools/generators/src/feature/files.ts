import { camel, pascal } from '../lib/names';
import type { FeatureOptions } from './feature';

export interface FeatureNames {
  name: string;
  title: string;
  description: string;
  isPublic: boolean;
  /** In `paths`. */
  key: string;
  component: string;
  address: string;
  folder: string;
}

export function toFeatureNames({ name, title, description, area = 'public' }: FeatureOptions): FeatureNames {
  const isPublic = area === 'public';
  return {
    name,
    title,
    description,
    isPublic,
    key: camel(name),
    component: `${pascal(name)}Page`,
    address: isPublic ? `/${name}` : `/community/${name}`,
    folder: `apps/web/src/features/${name}`,
  };
}

const text = (value: string) => JSON.stringify(value);

const publicPage = ({
  name,
  title,
  description,
  component,
  key,
}: FeatureNames) => `import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import styles from './${name}-page.module.css';

const title = ${text(title)};
const description = ${text(description)};

export const meta = () =>
  pageMeta({
    title,
    description,
    path: paths.${key}(),
    card: 'home',
    trail: [{ name: title, path: paths.${key}() }],
  });

export default function ${component}() {
  return (
    <div className={\`wrap \${styles.page}\`}>
      <h1>{title}</h1>
      <p className="lede">{description}</p>
    </div>
  );
}
`;

const communityPage = ({
  title,
  description,
  component,
}: FeatureNames) => `import { privateMeta } from '../../lib/page-meta';
import { Screen } from '../../parts/screen/screen';

const title = ${text(title)};

export const meta = () => privateMeta(title);

export default function ${component}() {
  return (
    <Screen title={title} tagline=${text(description)} column="text">
      <p>Nothing is here yet.</p>
    </Screen>
  );
}
`;

const publicStyles = `.page {
  padding-block: var(--s7) calc(var(--s9) + var(--tree-line));
}
`;

function componentSpec({ name, title, address, component, isPublic }: FeatureNames): string {
  const head = isPublic
    ? `test('its head names it and its address', () => {
  expect(meta()).toContainEqual({ title: ${text(`${title} · Aranya`)} });
  expect(meta()).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: expect.stringMatching(/\\${address}$/) }),
  );
});
`
    : `test('search engines do not list it', () => {
  expect(meta()).toContainEqual({ title: ${text(`${title} · Aranya`)} });
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
`;
  return `import { screen } from '@testing-library/react';
import { renderAt } from '../../testing/render-at';
import ${component}, { meta } from './${name}-page';

test('has one heading', async () => {
  renderAt('${address}', ${component});
  expect(await screen.findByRole('heading', { level: 1, name: ${text(title)} })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

${head}`;
}

function browserSpec({ title, address, isPublic }: FeatureNames): string {
  if (!isPublic)
    return `import { expect, test } from '../support/fixtures';

test(${text(`${title}: visitors are asked to sign in`)}, async ({ page }) => {
  await page.goto('${address}');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
`;
  return `import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { screens } from '../support/screens';

for (const { name, viewport } of screens) {
  test.describe(\`${address} on \${name}\`, () => {
    test.use({ viewport });

    test(${text(`${title}: is shown and accessible`)}, async ({ page }) => {
      await page.goto('${address}');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(${text(title)});
      await expectAccessible(page, ${text(title)});
    });
  });
}
`;
}

/** All files of the page, by path. */
export function featureFiles(names: FeatureNames): Record<string, string> {
  const { name, folder, isPublic } = names;
  return {
    [`${folder}/${name}-page.tsx`]: isPublic ? publicPage(names) : communityPage(names),
    ...(isPublic && { [`${folder}/${name}-page.module.css`]: publicStyles }),
    [`${folder}/${name}-page.spec.tsx`]: componentSpec(names),
    [`apps/web-e2e/src/specs/${name}.spec.ts`]: browserSpec(names),
  };
}
