/**
 * @generated SignedSource<<7291ae86099437c44ee0651184f2a32c>>
 * @relayHash 01860b3556e61528431699df0fbdcdb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 378dffd128cfbbb23a98a83e9ca5b44de061ec8d244bad8e0e15683b15fe5907

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "378dffd128cfbbb23a98a83e9ca5b44de061ec8d244bad8e0e15683b15fe5907",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
