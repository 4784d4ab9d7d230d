export const NotFoundWords = () => (
  <div>
    <h1>The tracks end here</h1>
    <p className="lede">
      There is no page at this address. It may have moved, or the address may be mistyped.
    </p>
  </div>
);
