import {
  apiContract,
  type AppSettings,
  type CatalogueSpecies,
  type FoundTaxonSummary,
} from '@aranya/contracts';
import { type ApiFetcherArgs, initClient, tsRestFetchApi } from '@ts-rest/core';
import { exits, Problem } from './problem';
import { refresh } from './sign-in';
import type { TokenFile } from './token-file';
import { sendForm } from './upload';

/** A token counts as ended a minute early. */
const MARGIN_MS = 60_000;

export type OnProgress = (sent: number, total: number) => void;

function createClient(site: string, token: string | null, onProgress?: OnProgress) {
  return initClient(apiContract, {
    baseUrl: site,
    baseHeaders: token === null ? {} : { authorization: `Bearer ${token}` },
    api: async (args: ApiFetcherArgs) => {
      try {
        return await (args.body instanceof FormData && onProgress
          ? sendForm(args, args.body, onProgress)
          : tsRestFetchApi(args));
      } catch (error) {
        const reason = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message;
        throw new Problem(`${site} does not answer (${reason}).`);
      }
    },
  });
}

export type Client = ReturnType<typeof createClient>;

/** @throws Problem with the site's sentence */
export function unwrapBody<Answer extends { status: number; body: unknown }>(
  answer: Answer,
): Extract<Answer, { status: 200 }>['body'] {
  if (answer.status === 200) return answer.body as Extract<Answer, { status: 200 }>['body'];
  const { message, fields } = (answer.body ?? {}) as { message?: string; fields?: Record<string, string> };
  const explanation = fields === undefined ? message : Object.values(fields).join(' ');
  if (answer.status === 401) throw new Problem('Please sign in: field-notes sign-in', exits.signIn);
  throw new Problem(explanation ?? `The site answered ${answer.status}. Is it an Aranya site?`);
}

/** @param personalToken used instead of a session */
export function createSite(address: string, tokens: TokenFile, personalToken?: string) {
  let known: AppSettings | null = null;

  async function settings(): Promise<AppSettings> {
    known ??= unwrapBody(await createClient(address, null).settings.get());
    return known;
  }

  const species = async (): Promise<CatalogueSpecies[]> =>
    unwrapBody(await createClient(address, null).species.list()).species;

  const search = async (name: string): Promise<FoundTaxonSummary[]> =>
    unwrapBody(await createClient(address, null).taxa.search({ query: { q: name, limit: 5 } })).taxa;

  /** @throws Problem without a session */
  async function token(): Promise<string> {
    if (personalToken) return personalToken;
    const session = await tokens.read(address);
    if (session !== null && session.expiresAt - MARGIN_MS > Date.now()) return session.accessToken;
    const renewed =
      session?.refreshToken === undefined
        ? null
        : await refresh((await settings()).auth, session.refreshToken);
    if (renewed === null) throw new Problem('Please sign in: field-notes sign-in', exits.signIn);
    await tokens.save(address, renewed);
    return renewed.accessToken;
  }

  return {
    address,
    settings,
    species,
    search,
    token,
    client: async (onProgress?: OnProgress): Promise<Client> =>
      createClient(address, await token(), onProgress),
  };
}

export type Site = ReturnType<typeof createSite>;
