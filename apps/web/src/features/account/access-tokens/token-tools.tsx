import { useState } from 'react';
import { MakeToken } from './make-token';
import { NewSecret } from './new-secret';
import { TokenList } from './token-list';

export default function TokenTools() {
  const [secret, setSecret] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  const finish = () => {
    setSecret(null);
    setAgain(true);
  };
  return (
    <div className="stack gap-4 pad-y-3">
      {secret === null ? (
        <MakeToken focused={isAgain} onMade={setSecret} />
      ) : (
        <NewSecret secret={secret} onDone={finish} />
      )}
      <TokenList />
    </div>
  );
}
