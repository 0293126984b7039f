/**
 * @generated SignedSource<<82afc0eaef0165021e1496198fe6dfee>>
 * @relayHash 7176b6688cacb2bdfc7ed2deefeaf1d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e5803768dabc7432a429c57824f9512be8e2f2844e9ac26fe53f809b9c70eb5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e5803768dabc7432a429c57824f9512be8e2f2844e9ac26fe53f809b9c70eb5",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
