import type { Config } from '@react-router/dev/config';

/** See docs/decisions/050-web-rendering.md. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/'],
} satisfies Config;
