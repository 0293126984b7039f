/**
 * @generated SignedSource<<4f2f43346a64cc96b5baaa2e4cd66454>>
 * @relayHash 819dcf6364c16714e07ca7e41a23e759
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2945c7505579e098f8010deed8dbd78c8dbb44fb800f9fd763d80a53e2ae52c1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FilterPanelQuery } from './FilterPanelQuery.graphql';

const node: PreloadableConcreteRequest<FilterPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2945c7505579e098f8010deed8dbd78c8dbb44fb800f9fd763d80a53e2ae52c1",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
