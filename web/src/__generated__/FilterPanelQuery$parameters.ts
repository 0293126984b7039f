/**
 * @generated SignedSource<<c1bcd7f860c94573d4e49b8db3736918>>
 * @relayHash 70456fdbd92b25cc5dda768c216871c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca1106a28b75949cd2c8727f8461de918affaff58a9af4f61c29aa90e68eb037

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FilterPanelQuery } from './FilterPanelQuery.graphql';

const node: PreloadableConcreteRequest<FilterPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca1106a28b75949cd2c8727f8461de918affaff58a9af4f61c29aa90e68eb037",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
