/**
 * @generated SignedSource<<49d59bd6f6f6999e72284c320d0d3403>>
 * @relayHash a6069179fe53e901eecba5096d2195c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 835840fc7bfe57ec3eddb864ba4a89ee2199591455f29c4ebe61ce0d25a5efa7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvoicesScreenQuery } from './InvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "835840fc7bfe57ec3eddb864ba4a89ee2199591455f29c4ebe61ce0d25a5efa7",
    "metadata": {},
    "name": "InvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
