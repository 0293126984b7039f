/**
 * @generated SignedSource<<99a6cff81fe9ce50b9f450f8079da382>>
 * @relayHash b5177d54554c6108bf0e981676c6ecb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e763a2221c6e2b8c6d9e43dc3441e6418baf95b01ce1317aecdbf371bab171c9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FilterPanelQuery } from './FilterPanelQuery.graphql';

const node: PreloadableConcreteRequest<FilterPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e763a2221c6e2b8c6d9e43dc3441e6418baf95b01ce1317aecdbf371bab171c9",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
