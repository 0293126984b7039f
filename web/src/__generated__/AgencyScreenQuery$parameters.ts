/**
 * @generated SignedSource<<0a16ab845a7ad6c15207928577d8b329>>
 * @relayHash 9930f46a557663eafd2091e300cd45c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 453040c14d924edbaba96b93f8a46c56aa5476aafb5467febad045fea1fe42d6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "453040c14d924edbaba96b93f8a46c56aa5476aafb5467febad045fea1fe42d6",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
