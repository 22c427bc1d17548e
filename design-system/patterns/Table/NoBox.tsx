/** Why a row has no checkbox: read in its place, and shown to a pointer. */
export function NoBox({ why }: { why: string }) {
  return (
    <span data-no-box title={why}>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
