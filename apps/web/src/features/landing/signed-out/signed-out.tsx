import { lazy, Suspense, useEffect, useState } from 'react';
import { takeSignedOutNote } from '../../../lib/session/signed-out-note';

const SignedOutNote = lazy(() => import('./signed-out-note'));

export function SignedOut() {
  const [isNoted, setNoted] = useState(false);
  useEffect(() => {
    if (takeSignedOutNote()) setNoted(true);
  }, []);
  return (
    <div role="status" className="screen-only">
      {isNoted && (
        <Suspense>
          <SignedOutNote />
        </Suspense>
      )}
    </div>
  );
}
