import { editorAttributes, t } from '@vitrine/compiler/view.ts';
import type { HeaderLink, MegaMenu } from '../header.schema.ts';
import { LinkColumns } from './LinkColumns.tsx';
import { MegaCta } from './MegaCta.tsx';
import { MegaPictures } from './MegaPictures.tsx';
import { MegaProducts } from './MegaProducts.tsx';
import { NavLinks } from './NavLinks.tsx';

interface MegaPanelProps {
  id: string;
  item: HeaderLink;
  menus: readonly MegaMenu[];
}

/**
 * The panel that an entry of the menu opens (`#mega-panel`). It must have no handlers: `MegaPanel.browser.tsx` takes its place in the browser,
 * and its content is never hydrated.
 */
export function MegaPanel(props: MegaPanelProps) {
  return (
    <div className="nav__panel" id={props.id}>
      <MegaContent {...props} />
    </div>
  );
}

/** The merchant's mega-menu, or the entry's own links in columns (rules header-3, header-4, header-5, header-6). */
function MegaContent({ item, menus }: MegaPanelProps) {
  return item.mega ? (
    menus.map(
      (menu) =>
        (menu.entry === item.title || menu.entry === item.handle || menu.address === item.url) && (
          <div
            key={menu.entry}
            className={`wrap mega mega--${menu.layout} ${menu.cta?.position === 'left' ? 'mega--cta-left' : ''}`}
            {...editorAttributes(menu.attributes)}
          >
            <div className="mega__main">
              {(menu.header || menu.description) && (
                <div className="mega__words">
                  {menu.header && <p className="display mega__header">{menu.header}</p>}
                  {menu.description && <p className="small muted">{menu.description}</p>}
                </div>
              )}
              {menu.layout === 'column' && <LinkColumns groups={item.links} menu={menu} />}
              {menu.layout === 'images' && <MegaPictures links={menu.links} over={false} />}
              {menu.layout === 'images_title' && <MegaPictures links={menu.links} over />}
              {menu.layout === 'featured' && (
                <>
                  <NavLinks links={menu.links} heading="" large />
                  <MegaProducts heading={menu.featured_heading} products={menu.products} />
                </>
              )}
              {menu.menu.length > 0 && <NavLinks links={menu.menu} heading={menu.menu_heading} large={false} />}
            </div>
            {menu.cta && <MegaCta cta={menu.cta} />}
          </div>
        ),
    )
  ) : (
    <div className="wrap mega mega--column">
      <div className="mega__main">
        <LinkColumns groups={item.links} menu={null} />
        {item.allow_click && (
          <a className="nav__link mega__all" href={item.url} aria-label={t('header.all_of', { title: item.title })}>
            {t('general.view_all')}
          </a>
        )}
      </div>
    </div>
  );
}
