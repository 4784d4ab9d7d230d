export function LostPictures({ count }: { count: number }) {
  return (
    <p>
      {count === 1 ? 'A picture of this draft was' : `${count} pictures of this draft were`} not saved in this
      browser. Choose {count === 1 ? 'it' : 'them'} again.
    </p>
  );
}
