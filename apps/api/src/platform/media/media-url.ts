import { fileURLToPath } from 'node:url';

export interface FileMediaPlace {
  kind: 'file';
  folder: string;
}

export interface S3MediaPlace {
  kind: 's3';
  bucket: string;
  prefix: string;
  /** Undefined: the SDK's default, AWS unless the environment says otherwise. */
  endpoint: string | undefined;
  region: string | undefined;
  pathStyle: boolean;
}

export type MediaPlace = FileMediaPlace | S3MediaPlace;

const EXAMPLE =
  'give a folder such as file:///srv/aranya/media, or a bucket such as s3://bucket/prefix?region=eu-central-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;
const PARAMETERS = ['endpoint', 'region', 'path-style'];

/**
 * Reads `file:///folder` and `s3://bucket[/prefix][?endpoint=…&region=…&path-style=yes]`.
 * @throws TypeError that says what is wrong
 */
export function parseMediaUrl(text: string): MediaPlace {
  if (!URL.canParse(text)) throw new TypeError(EXAMPLE);
  const url = new URL(text);
  if (url.protocol === 'file:' && url.host === '') return { kind: 'file', folder: fileURLToPath(url) };
  if (url.protocol !== 's3:') throw new TypeError(EXAMPLE);
  if (url.username !== '' || url.password !== '') {
    throw new TypeError(
      'keys do not belong into the address; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  }
  if (!BUCKET.test(url.host))
    throw new TypeError('a bucket has 3 to 63 small letters, digits, dots or dashes');
  return {
    kind: 's3',
    bucket: url.host,
    prefix: readPrefix(url.pathname),
    ...readParameters(url.searchParams),
  };
}

function readPrefix(pathname: string): string {
  const path = pathname.replace(/^\//, '');
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  if (prefix.length <= 200 && PREFIX.test(prefix)) return prefix;
  throw new TypeError('a prefix has letters, digits, dots, dashes and slashes');
}

function readParameters(
  parameters: URLSearchParams,
): Pick<S3MediaPlace, 'endpoint' | 'region' | 'pathStyle'> {
  for (const name of parameters.keys()) {
    if (!PARAMETERS.includes(name) || parameters.getAll(name).length > 1) {
      throw new TypeError(
        `of the parameters ${PARAMETERS.join(', ')} each may stand once; "${name}" is wrong`,
      );
    }
  }
  const endpoint = parameters.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !isOrigin(endpoint)) {
    throw new TypeError('endpoint is an address such as https://s3.example.org, without a path');
  }
  const region = parameters.get('region') ?? undefined;
  if (region !== undefined && !/^[a-z0-9-]{1,40}$/.test(region)) {
    throw new TypeError('region is a name such as eu-central-1');
  }
  const pathStyle = parameters.get('path-style') ?? 'no';
  if (pathStyle !== 'yes' && pathStyle !== 'no') throw new TypeError('path-style is yes or no');
  return { endpoint, region, pathStyle: pathStyle === 'yes' };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
