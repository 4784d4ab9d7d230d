import type { Config } from '@react-router/dev/config';

/** See docs/decisions/050-web-rendering.md. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/', '/about-us'],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
