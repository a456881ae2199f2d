import { button, ERRORS, field, PAGER } from './parts.ts';
import type { OwnTexts } from './texts.ts';

/** Plain pages for what else a theme may have no template for, as Liquid. */

export const password = (
  t: OwnTexts,
): string => `<h1>${t.closed}</h1>{% if shop.password_message != blank %}<p>{{ shop.password_message }}</p>{% endif %}
{% form 'storefront_password' %}${ERRORS}${field({ name: 'password', label: t.password, type: 'password', autocomplete: 'current-password', error: 'form', isRequired: true })}${button(t.enter)}{% endform %}`;

export const giftCard = (t: OwnTexts): string => `<h1>${t.giftCard}</h1>
{% if gift_card.enabled == false %}<p class="notice">${t.disabled}</p>{% elsif gift_card.expired %}<p class="notice">${t.expired}</p>{% endif %}
<dl class="sums"><div><dt>${t.balance}</dt><dd class="amount">{{ gift_card.balance | money }}</dd></div>
<div><dt>${t.code}</dt><dd><code>{{ gift_card.code | format_code }}</code></dd></div>
{% if gift_card.expires_on %}<div><dt>${t.until}</dt><dd>{{ gift_card.expires_on | date: format: 'date' }}</dd></div>{% endif %}</dl>
{% if gift_card.message != blank %}<p>{{ gift_card.message | escape | newline_to_br }}</p>{% endif %}
<p class="actions"><a class="button" href="{{ routes.root_url }}">${t.toShop}</a></p>`;

export const notFoundPage = (t: OwnTexts): string =>
  `<h1>${t.notFound}</h1><p>${t.notFoundHint}</p><p><a href="{{ routes.root_url }}">${t.toShop}</a></p>`;

const searchField = (t: OwnTexts) =>
  `<form action="{{ routes.search_url }}" method="get" role="search"><p><label for="own-q">${t.searchFor}</label> <input id="own-q" type="search" name="q" value="{{ search.terms | escape }}"> <button type="submit">${t.search}</button></p></form>`;

const productItem = (t: OwnTexts) =>
  `<li><a href="{{ item.url | default: product.url }}">{{ item.title | escape }}</a>{% if item.object_type == 'product' %} {{ item.price | money }}{% unless item.available %} (${t.soldOut}){% endunless %}{% endif %}</li>`;

export const search = (t: OwnTexts): string => `<h1>${t.search}</h1>${searchField(t)}
{% if search.performed %}{% paginate search.results by 24 %}<h2>${t.results}</h2>{% if search.results_count == 0 %}<p>${t.noResults}</p>{% endif %}
<ul>{%- for item in search.results -%}${productItem(t)}{%- endfor -%}</ul>${PAGER}{% endpaginate %}{% endif %}`;

export const listCollections = (t: OwnTexts): string => `<h1>${t.collections}</h1>{% paginate collections by 50 %}
<ul>{%- for item in collections -%}<li><a href="{{ item.url }}">{{ item.title | escape }}</a></li>{%- endfor -%}</ul>${PAGER}{% endpaginate %}`;

export const collection = (t: OwnTexts): string => `<h1>{{ collection.title | escape }}</h1>{{ collection.description }}
{% paginate collection.products by 24 %}{% if collection.products_count == 0 %}<p>${t.empty}</p>{% endif %}
<ul>{%- for product in collection.products -%}<li><a href="{{ product.url }}">{{ product.title | escape }}</a> {{ product.price | money }}{% unless product.available %} (${t.soldOut}){% endunless %}</li>{%- endfor -%}</ul>${PAGER}{% endpaginate %}`;

export const textPage = (): string => '<h1>{{ page.title | escape }}</h1>{{ page.content }}';

export const blog = (t: OwnTexts): string => `<h1>{{ blog.title | escape }}</h1>{% paginate blog.articles by 20 %}
{% if blog.articles_count == 0 %}<p>${t.empty}</p>{% endif %}{%- for article in blog.articles -%}<article><h2><a href="{{ article.url }}">{{ article.title | escape }}</a></h2>
<p>{{ article.published_at | date: format: 'date' }}</p>{{ article.excerpt }}</article>{%- endfor -%}${PAGER}{% endpaginate %}`;

export const article = (): string =>
  "<article><h1>{{ article.title | escape }}</h1><p>{{ article.author | escape }} · {{ article.published_at | date: format: 'date' }}</p>{{ article.content }}</article>";

export const cart = (
  t: OwnTexts,
): string => `<h1>${t.cart}</h1>{% if cart.item_count == 0 %}<p>${t.cartEmpty}</p>{% else %}
<form action="{{ routes.cart_url }}" method="post"><ul>{%- for item in cart.items -%}<li><a href="{{ item.url }}">{{ item.title | escape }}</a> {{ item.final_line_price | money }}
<label>${t.quantity} <input type="number" name="updates[]" min="0" value="{{ item.quantity }}"></label> <a href="{{ item.url_to_remove }}" aria-label="${t.remove1}: {{ item.title | escape }}">${t.remove1}</a></li>{%- endfor -%}</ul>
<p>${t.total} {{ cart.total_price | money }}</p><p><button type="submit" name="update">${t.update}</button> <button type="submit" name="checkout">${t.checkout}</button></p></form>{% endif %}`;
