/** AUTH_ISSUER, AUTH_AUDIENCE and AUTH_CLIENT_ID of the development server's environment; empty in a build. */
declare const __DEVELOPMENT_AUTH__: { issuer?: string; audience?: string; clientId?: string };

/** The year of the build. */
declare const __BUILD_YEAR__: number;
