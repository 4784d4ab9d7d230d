import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const load = createRequire(import.meta.url);
let icons: IconSet['icons'] | undefined;

/** Rounds to one decimal. Arc flags stay: they need no separators. */
export function slim(markup: string): string {
  return markup.replace(/ d="([^"]+)"/g, (_, path: string) => {
    const commands = path.split(/(?=[a-zA-Z])/).map((command) =>
      /^[aA]/.test(command)
        ? command
        : command.replace(/-?\d*\.\d+/g, (number) =>
            Number(number)
              .toFixed(1)
              .replace(/^(-?)0\./, '$1.'),
          ),
    );
    return ` d="${commands.join('')}"`;
  });
}

/** The markup of a Noto Emoji, in its grid of 128. */
export function notoBody(name: string): string {
  icons ??= (load('@iconify-json/noto/icons.json') as IconSet).icons;
  const icon = icons[name];
  if (!icon) throw new Error(`Noto has no figure named ${name}`);
  return slim(icon.body);
}
