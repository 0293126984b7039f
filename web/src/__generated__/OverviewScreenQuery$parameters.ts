/**
 * @generated SignedSource<<39a8fd8135c68fd59e26372c67b70e49>>
 * @relayHash 6136c56290bf745a6dec7908f82d5def
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0161ba28d475c2d6a034bbe2132d2b1a4325a89296508d40dcd1831400d134b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0161ba28d475c2d6a034bbe2132d2b1a4325a89296508d40dcd1831400d134b",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
