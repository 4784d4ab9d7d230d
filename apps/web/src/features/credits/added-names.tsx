import { useEffect, useState } from 'react';
import { fetchTaxonDatasets } from '../../data/taxa/fetch-datasets';
import { m } from '../../lib/language/messages';
import type { Work } from '../../parts/works/works';
import { WorksList } from '../../parts/works/works-list';

/** Lists animals that the operator added after the build; renders nothing without any. */
export function AddedNames() {
  const [works, setWorks] = useState<readonly Work[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const call = new AbortController();
    // Offline, a request would only log an error.
    const read = navigator.onLine
      ? fetchTaxonDatasets(call.signal)
      : Promise.reject(new Error('There is no network.'));
    read.then(
      (datasets) =>
        setWorks(
          datasets.map(({ title, credit, licence, licence_url: licenceUrl, url }) => ({
            ...{ work: title, by: credit, licence },
            ...(licenceUrl === null ? {} : { licenceUrl }),
            ...(url === null ? {} : { url }),
          })),
        ),
      () => setFailed(!call.signal.aborted),
    );
    return () => call.abort();
  }, []);
  if (failed) return <p className="small ink-2">{m.credits_names_failed()}</p>;
  return works.length > 0 && <WorksList works={works} />;
}
