/** Stands small below a name in the page's language. */
export const EnglishName = ({ name }: { name: string }) => (
  <p className="small ink-3" lang="en">
    {name}
  </p>
);
