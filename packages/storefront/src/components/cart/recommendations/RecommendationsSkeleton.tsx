/** Of the size of the products that are on their way. */
export function RecommendationsSkeleton({ heading }: { heading: string }) {
  return (
    <section className="worn-with" aria-label={heading} aria-busy="true">
      <h2 className="worn-with__heading">{heading}</h2>
      <ul className="worn-with__list" aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <li className="worn-with__item" key={place}>
            <div className="media" />
          </li>
        ))}
      </ul>
    </section>
  );
}
