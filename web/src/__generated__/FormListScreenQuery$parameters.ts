/**
 * @generated SignedSource<<ad0984d19e8c1a50f571746f0cfbcbc9>>
 * @relayHash 58af5b3ee2d13aa9ff36bca895261d63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e9ebe0f6bee207edfce1fa69e7399cdf452778ba5cb7d3dceb1349706cd48a2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormListScreenQuery } from './FormListScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e9ebe0f6bee207edfce1fa69e7399cdf452778ba5cb7d3dceb1349706cd48a2",
    "metadata": {},
    "name": "FormListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
