import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { TreeLine, type TreeNode, type TreeProps } from '@ds/patterns/Tree/NativeTree';
import styles from '@ds/patterns/Tree/Tree.module.css';
import { Icon } from '@ds/pictures/Icon/Icon';
import { classNames } from '@ds/support/class-names';

/** Tree on a hydrated page: fully open at first, as the server rendered it. */
export function EnhancedTree({ label, nodes, openLabel }: TreeProps) {
  return (
    <Tree aria-label={label} className={styles.tree ?? ''} defaultExpandedKeys={keysOf(nodes)} selectionMode="none">
      {nodes.map((node) => (
        <Item key={node.key} node={node} openLabel={openLabel} />
      ))}
    </Tree>
  );
}

const keysOf = (nodes: readonly TreeNode[]): (string | number)[] =>
  nodes.flatMap(({ key, children }) => [key, ...keysOf(children)]);

function Item({ node, openLabel }: { node: TreeNode; openLabel: string }) {
  return (
    <TreeItem id={node.key} textValue={node.title} className={classNames(styles.node, styles.living)}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={styles.line}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''} aria-label={`${openLabel}: ${node.title}`}>
                <Icon name={isExpanded ? 'minus' : 'plus'} />
              </Button>
            ) : null}
            <TreeLine node={node} />
          </div>
        )}
      </TreeItemContent>
      {node.children.map((child) => (
        <Item key={child.key} node={child} openLabel={openLabel} />
      ))}
    </TreeItem>
  );
}
