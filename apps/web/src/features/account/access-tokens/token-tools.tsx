import { useState } from 'react';
import { MakeToken } from './make-token';
import { NewSecret } from './new-secret';
import { TokenList } from './token-list';

export default function TokenTools() {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <div className="stack gap-4 pad-y-3">
      {secret === null ? (
        <MakeToken onMade={setSecret} />
      ) : (
        <NewSecret secret={secret} onDone={() => setSecret(null)} />
      )}
      <TokenList />
    </div>
  );
}
