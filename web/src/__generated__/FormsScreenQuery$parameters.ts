/**
 * @generated SignedSource<<06213fb98800b42378dfe23fc19d4664>>
 * @relayHash 22219fd8d2f835442f78047f6d5c3e31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0db57699c5dcbfb6aebc3aacc3e1cf2bcd5c36ddab18c48b80bf9ddd7273c629

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormsScreenQuery } from './FormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0db57699c5dcbfb6aebc3aacc3e1cf2bcd5c36ddab18c48b80bf9ddd7273c629",
    "metadata": {},
    "name": "FormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
